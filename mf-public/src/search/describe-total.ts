import { countOf } from '@portal/contract/properties/property-words'
import type { Total } from './use-properties.ts'

/** '1 property', '60 properties', '1,000+ properties' (spec §2.9). */
export const describeTotal = ({ count, isMore }: Total): string =>
  isMore
    ? countOf(count, 'property', 'properties').replace(' ', '+ ')
    : countOf(count, 'property', 'properties')
