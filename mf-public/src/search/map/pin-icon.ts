import { formatMoney } from '@portal/shared-ui/format-money'
import { DivIcon } from 'leaflet'

export type PinLook = 'plain' | 'seen' | 'lifted' | 'selected'

const wordsOf = (className: string, words: string): HTMLElement => {
  const element = document.createElement('span')
  element.className = className
  element.textContent = words
  return element
}

/** A mark of any width, centered on its place. `spoken` is for screen readers, after what is shown. */
const iconOf = (mark: HTMLElement, spoken: string): DivIcon => {
  const html = document.createElement('span')
  html.append(mark, wordsOf('pin-words', spoken))
  return new DivIcon({ html, className: 'pin', iconSize: [0, 0], popupAnchor: [0, -14] })
}

/** A home's price as a pill. */
export const priceIcon = (price: string, title: string, look: PinLook): DivIcon =>
  iconOf(wordsOf(`price-pin is-${look}`, price), `, ${title}${look === 'selected' ? ', selected' : ''}`)

const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

const shortCount = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** How many homes are close together, and the lowest of their rents in dollars. */
export const clusterIcon = (count: number, lowestRent: number, look: PinLook): DivIcon => {
  const mark = wordsOf(`cluster-pin is-${look}`, shortCount.format(count))
  const rent = wordsOf('cluster-rent', `${shortMoney.format(lowestRent)}+`)
  rent.ariaHidden = 'true'
  mark.append(rent)
  return iconOf(mark, ` homes close together, from ${formatMoney(lowestRent)}`)
}
