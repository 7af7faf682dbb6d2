import { DivIcon } from 'leaflet'

export type PinLook = 'plain' | 'seen' | 'lifted' | 'selected'

const wordsOf = (className: string, words: string): HTMLElement => {
  const element = document.createElement('span')
  element.className = className
  element.textContent = words
  return element
}

/** A mark of any width, centred on its place. `spoken` follows the shown words for screen readers. */
const iconOf = (className: string, shown: string, spoken: string): DivIcon => {
  const html = document.createElement('span')
  html.append(wordsOf(className, shown), wordsOf('pin-words', spoken))
  return new DivIcon({ html, className: 'pin', iconSize: [0, 0], popupAnchor: [0, -14] })
}

/** A home's price as a pill. */
export const priceIcon = (price: string, title: string, look: PinLook): DivIcon =>
  iconOf(`price-pin is-${look}`, price, `, ${title}${look === 'selected' ? ', selected' : ''}`)

/** How many homes stand close together. */
export const clusterIcon = (count: number, look: PinLook): DivIcon =>
  iconOf(`cluster-pin is-${look}`, String(count), ' homes close together')
