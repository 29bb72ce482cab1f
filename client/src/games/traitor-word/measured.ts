/** Tells how large an element is, now and whenever that changes. */
export function measured(tell: (node: HTMLElement) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const look = new ResizeObserver(() => tell(node));
    look.observe(node);
    return () => look.disconnect();
  };
}
