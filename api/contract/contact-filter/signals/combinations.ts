// Which signals together are a way outside, though each of them is innocent.
import type { ContactKind } from '../detection.ts'
import type { Signal } from './signals.ts'

/** `name` is a word that only an account is called; `digits` are at least seven of them, a `number` is exactly ten. */
export type Evidence = Signal | 'name' | 'digits' | 'number'

export type Combination = {
  readonly kind: ContactKind
  readonly needs: readonly Evidence[]
  /** Whether the signals may be spread over two sentences. */
  readonly isWide: boolean
}

const near = (kind: ContactKind, ...needs: Evidence[]): Combination => ({ kind, needs, isWide: false })
const wide = (kind: ContactKind, ...needs: Evidence[]): Combination => ({ kind, needs, isWide: true })

/** The surest first: of a sentence, one counts. What is rare or quick to look for is named first. */
export const combinations: readonly Combination[] = [
  // "I'm otterlypatricia no matter which network you use"
  wide('social', 'everywhere', 'seek', 'name'),
  wide('social', 'everywhere', 'label', 'name'),
  near('social', 'label', 'name'),
  near('social', 'network', 'name'),
  near('social', 'filter', 'name'),
  // "the word pinecone plus prophet, one word, it's me on everything else"
  near('social', 'everywhere', 'assemble', 'seek'),
  near('social', 'everywhere', 'label', 'seek'),
  near('social', 'everywhere', 'handle'),
  near('social', 'handle', 'assemble'),
  wide('social', 'network', 'filter', 'seek'),
  near('email', 'provider', 'name'),
  // "Visit rent verify portal, all joined, dot xyz"
  near('phrase', 'web', 'assemble'),
  // "Combine my surname with 83 and send it to yahoo"
  near('phrase', 'mail', 'assemble'),
  // "971, 203 and 8846, in that order"
  wide('phrase', 'assemble', 'digits', 'call'),
  wide('phrase', 'filter', 'digits'),
  wide('phrase', 'assemble', 'number'),
  wide('phrase', 'callMe', 'number'),
  wide('phrase', 'sum', 'callMe', 'digits'),
  wide('phrase', 'areaCode', 'digits'),
  near('phrase', 'callMe', 'assemble'),
  near('phrase', 'filter', 'details'),
  // "Zoom into picture 4, there's a flyer on the fridge"
  wide('phrase', 'picture', 'written', 'details'),
  wide('phrase', 'picture', 'written', 'look'),
  near('phrase', 'picture', 'look', 'details'),
  near('phrase', 'written', 'look', 'details'),
  // "the same apartment is on craigslist, my info is in there"
  near('phrase', 'elsewhere', 'details', 'seek'),
  wide('phrase', 'elsewhere', 'callMe'),
  wide('phrase', 'search', 'call'),
  // "the doorman has my number"
  wide('phrase', 'messenger', 'handsOver'),
  near('phrase', 'money', 'bypass'),
]
