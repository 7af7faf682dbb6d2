/** Shows one item of a list that scrolls sideways, with its neighbors if there is room. The page does not scroll. */
export const scrollToMiddle = (list: HTMLElement | null, selector: string): void => {
  const item = list?.querySelector(selector)
  if (!list || !item) return
  const [around, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  list.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
}
