import { type FlagFilter, flagFilters } from '@portal/contract/properties/choices'
import { wordsOfFilters } from '@portal/contract/properties/filter-words'
import { openBathrooms, openBedrooms } from '@portal/contract/properties/open-ended'
import { color, fontSize, media, radius, space } from '@portal/shared-ui/tokens'
import { MapPin, X } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { filterQueryOf } from '../listing/filters/filter-query.ts'
import { noFilters, noPlace, type SearchFilters } from '../listing/filters/search-filters.ts'
import { Summary } from './search-layout.tsx'
import { skipTargets } from './skip-link.tsx'
import type { SearchState } from './use-search-state.ts'

interface Chip {
  label: string
  /** The chip is an exact place. */
  isPlace?: boolean
  /** The filters without this chip. */
  without: SearchFilters
}

/** Filters that share a chip; each amenity has its own. */
const parts: (keyof SearchFilters)[][] = [
  ['city', 'state', 'neighborhood'],
  ['location'],
  ['words'],
  ['priceRange'],
  ['propertyType'],
  ['bedrooms'],
  ['bathrooms'],
  ...flagFilters.map((name): [FlagFilter] => [name]),
  ['includeRented'],
]

const onlyParts = (filters: SearchFilters, names: readonly (keyof SearchFilters)[]): Partial<SearchFilters> =>
  Object.fromEntries(names.map(name => [name, filters[name]]))

const labelOf = (only: Partial<SearchFilters>): string =>
  wordsOfFilters(filterQueryOf({ ...noFilters, ...only })).join(', ')

export const chipsOf = (filters: SearchFilters): Chip[] => [
  ...parts.map((names, index) => ({
    label: labelOf(onlyParts(filters, names)),
    isPlace: index === 0,
    without: { ...filters, ...onlyParts(noFilters, names) },
  })),
  ...filters.amenities.map(amenity => ({
    label: amenity,
    without: { ...filters, amenities: filters.amenities.filter(other => other !== amenity) },
  })),
]

/** What a search can ask for instead of '3+ beds'. */
const aboutRooms = (unused: string): string => {
  const open = /bed|br\b/i.test(unused) ? openBedrooms : /bath|ba\b/i.test(unused) ? openBathrooms : undefined
  return open ? `. Choose an exact number, or ${open}+.` : ''
}

type FilterChipsProps = Pick<SearchState, 'filters' | 'typed' | 'unused' | 'applyFilters'>

export const FilterChips = ({ filters, typed, unused, applyFilters }: FilterChipsProps) => {
  const row = useRef<HTMLDivElement>(null)
  const removed = useRef<{ label: string; index: number }>(undefined)
  const chips = chipsOf(filters).filter(({ label }) => label)
  // The next chip, or else the list, takes the focus once the removed one is gone, which takes some renders.
  useLayoutEffect(() => {
    if (!removed.current || chips.some(({ label }) => label === removed.current?.label)) return
    const left = row.current?.querySelectorAll<HTMLElement>('[aria-label]') ?? []
    const next =
      left[Math.min(removed.current.index, left.length - 1)] ?? document.getElementById(skipTargets.results)
    next?.focus()
    removed.current = undefined
  })
  return (
    <Summary ref={row} {...(chips.length > 0 && { role: 'group', 'aria-label': 'Filters in use' })}>
      {unused && (
        <Unused>
          We couldn’t use “{unused}”{aboutRooms(unused)}
        </Unused>
      )}
      {chips.map(({ label, isPlace, without }, index) => (
        <Fragment key={label}>
          <ChipButton
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => {
              removed.current = { label, index }
              applyFilters(without)
            }}
          >
            {isPlace && <MapPin aria-hidden />}
            <span>{label}</span>
            <X aria-hidden />
          </ChipButton>
          {typed && index === 0 && (
            <Instead type="button" onClick={() => applyFilters({ ...filters, ...noPlace, location: typed })}>
              Search for “{typed}” instead
            </Instead>
          )}
        </Fragment>
      ))}
    </Summary>
  )
}

const ChipButton = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  height: 32px;
  padding: 0 ${space[2]} 0 ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  font-size: ${fontSize.sm};
  /* A 44 px touch target. */
  &::after {
    position: absolute;
    inset: -7px 0;
    content: '';
  }
  ${media.hover} { &:hover { background: ${color.hover}; } }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color.textMuted};
  }
`

/** Comes first, because chips can be scrolled out of view. */
const Unused = styled.p`
  flex: none;
  max-width: max(50%, 280px);
  padding: 0 ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`

const Instead = styled.button`
  flex: none;
  min-height: 44px;
  max-width: 100%;
  padding: 0 ${space[1]};
  color: ${color.primary};
  font-size: ${fontSize.sm};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 2px;
  overflow-wrap: anywhere;
`
