import { formatMoney } from '@portal/shared-ui/format-money'
import { DivIcon } from 'leaflet'

export type PinLook = 'plain' | 'seen' | 'lifted' | 'selected'

const wordsOf = (className: string, words: string): HTMLElement => {
  const element = document.createElement('span')
  element.className = className
  element.textContent = words
  return element
}

/** A mark of any width, centered on its place. `spoken` adds text for screen readers. */
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
  /** The map has all of these homes, not only their number. */
  isWhole: boolean
}

/** A cluster's number of homes and lowest rent, styled as a price if all homes are known, else as a count. */
export const clusterIcon = ({ count, minRent, isWhole }: Together, look: PinLook): DivIcon => {
  const mark = wordsOf(`${isWhole ? 'price' : 'cluster'}-pin is-${look}`, '')
  const rent = wordsOf('cluster-rent', `${shortMoney.format(minRent)}+`)
  rent.ariaHidden = 'true'
  mark.append(wordsOf('cluster-count', shortCount.format(count)), rent)
  return iconOf(mark, ` homes close together, from ${formatMoney(minRent)}`)
}
