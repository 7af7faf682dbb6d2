import type { ComponentProps } from 'react'
import { FilterFields } from './filter-fields.tsx'
import { type Market, useFacets } from './use-facets.ts'

interface MarketFieldsProps extends ComponentProps<typeof FilterFields> {
  market: Market
}

/** The filters for real homes; each choice shows how many it would find. */
export const MarketFields = ({ market, ...fields }: MarketFieldsProps) => (
  <FilterFields {...fields} isOfMarket facets={useFacets(market, fields.values)} />
)
