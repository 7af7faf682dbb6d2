// In any font, no word is broken, and no text or icon is cut off.
import { expect, type Page } from '@playwright/test'

/** A person typed a longer word, and it can break on a narrow screen. */
const maxLabelLength = 24

/**
 * Words broken over two lines (except addresses and versions in code), text that sticks out or is cut without an
 * ellipsis, and cut or squeezed icons.
 */
const findIllegible = (longest: number): string[] => {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isCut = (box: DOMRect, around: Element | null): boolean => {
    if (around?.closest('.leaflet-container')) return false // a map continues beyond its edges
    for (let each = around; each && each !== document.body; each = each.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(each)
      if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return false
      const { top, left, right, bottom } = each.getBoundingClientRect()
      const isBeyond = box.top >= bottom - 1 || box.bottom <= top + 1 // not visible at all
      if (overflowX !== 'visible' && isBeyond) return false
      if (overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1)) return true
    }
    return box.left < -1 || box.right > document.documentElement.clientWidth + 1
  }
  /** Text for screen readers only is 1 px wide. */
  const isSeen = (element: Element | null): boolean => {
    if (!element || element === document.body) return true
    const { width } = element.getBoundingClientRect()
    return (width > 1 || getComputedStyle(element).overflowX === 'visible') && isSeen(element.parentElement)
  }
  const found: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.textContent ?? ''
    const around = node.parentElement
    if (!around || !/\S/.test(text) || around.closest('script, style, noscript')) continue
    if (!isShown(around) || !isSeen(around)) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()]
    if (lines.some(line => isCut(line, around))) found.push(`cut: ${text}`)
    const control = around.closest('button, [role="tab"], [role="combobox"], [role="menuitem"]')
    const edge = control?.getBoundingClientRect()
    const isShortened = getComputedStyle(around).textOverflow === 'ellipsis'
    if (
      edge &&
      !isShortened &&
      lines.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1)
    )
      found.push(`sticks out: ${text}`)
    if (new Set(lines.map(({ top }) => Math.round(top))).size < 2) continue
    if (around.closest('code')) continue
    for (const { 0: whole, index } of text.matchAll(/\S+/g)) {
      if (whole.length > longest) continue
      for (const { 0: word, index: within } of whole.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index + within)
        range.setEnd(node, index + within + word.length)
        const isTorn = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        if (isTorn) found.push(`torn: ${word}`)
      }
    }
  }
  for (const icon of document.querySelectorAll('svg.lucide')) {
    const box = icon.getBoundingClientRect()
    if (!isShown(icon) || box.width * box.height === 0) continue
    const name = `${icon.getAttribute('class')} in ${icon.parentElement?.textContent?.slice(0, 40)}`
    if (Math.abs(box.width - box.height) > 0.5) found.push(`squeezed: ${name}`)
    if (isCut(box, icon.parentElement)) found.push(`cut: ${name}`)
  }
  return [...new Set(found)]
}

export const illegibleOn = (page: Page): Promise<string[]> => page.evaluate(findIllegible, maxLabelLength)

export const expectLegible = (page: Page, width: number): Promise<void> =>
  expect.poll(() => illegibleOn(page), `what cannot be read at ${width} px`).toEqual([])
