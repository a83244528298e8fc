/**
 * What somebody chose on a page before its script took it over. Svelte keeps what was written into a field or ticked,
 * but a choice from a list and what was folded out go back to how the page was drawn.
 */
export function given(part: ParentNode): () => void {
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
