/** What teams are called. */

import { t } from ".";

export function teamName(team: number): string {
  if (team === 0) return t("team.ember");
  if (team === 1) return t("team.ice");
  return t("team.other", { n: team + 1 });
}
