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

interface Together {
  count: number
  /** Dollars a month. */
  minRent: number
  /** The map knows each of them, and did not only hear how many there are. */
  isWhole: boolean
}

/** How many homes are close together, and the lowest of their rents: as a price of several homes, or as a count of many. */
export const clusterIcon = ({ count, minRent, isWhole }: Together, look: PinLook): DivIcon => {
  const mark = wordsOf(`${isWhole ? 'price' : 'cluster'}-pin is-${look}`, '')
  const rent = wordsOf('cluster-rent', `${shortMoney.format(minRent)}+`)
  rent.ariaHidden = 'true'
  mark.append(wordsOf('cluster-count', shortCount.format(count)), rent)
  return iconOf(mark, ` homes close together, from ${formatMoney(minRent)}`)
}
