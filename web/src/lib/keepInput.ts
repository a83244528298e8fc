/**
 * Keeps what a person chose on a prerendered page before its script took over. Svelte keeps typed text and ticked
 * boxes, but resets lists and opened details to how the page was drawn. Returns a function that restores them.
 */
export function keepInput(part: ParentNode): () => void {
  const again: (() => void)[] = [];
  for (const list of part.querySelectorAll('select')) {
    const { value } = list;
    if ([...list.options].every((one) => one.selected === one.defaultSelected)) continue;
    again.push(() => {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  for (const details of part.querySelectorAll('details')) {
    if (details.open) again.push(() => (details.open = true));
  }
  return () => again.forEach((give) => give());
}
