/** What those who may hear a line of chat are called. */

import { t } from "../../i18n";
import { teamName } from "../../i18n/names";

export function channelName(channel: string): string {
  return channel === "table" ? t("chat.table") : teamName(Number(channel.replace("team-", "")));
}
