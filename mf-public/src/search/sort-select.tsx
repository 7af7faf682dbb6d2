import { SearchOrder } from '@portal/contract/properties/search'
import { NativeFrame } from '@portal/shared-ui/native-frame'
import { color, fontSize, radius, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { middleOf } from './search-query.ts'
import type { SearchState } from './use-search-state.ts'

const labels = {
  newest: 'Newest first',
  rent_asc: 'Lowest rent first',
  rent_desc: 'Highest rent first',
  nearest: 'Nearest to the center',
} satisfies Record<SearchOrder, string>

/** The order of the homes. A native select, which works before any code loads. */
export const SortSelect = ({ search }: { search: SearchState }) => {
  const { order, sortBy } = search
  const hasMiddle = middleOf(search) !== null
  return (
    <Place>
      <Control
        aria-label="Sort"
        value={order}
        onChange={({ target }) => sortBy(SearchOrder.options[target.selectedIndex] ?? 'newest')}
      >
        {SearchOrder.options.map(each => (
          <option key={each} value={each} hidden={each === 'nearest' && !hasMiddle && order !== 'nearest'}>
            {labels[each]}
          </option>
        ))}
      </Control>
    </Place>
  )
}

/** Shrinks on a phone, so that filters, order and saving fit on one line. */
const Place = styled(NativeFrame)`
  @media (max-width: 47.99em) {
    flex: 1 1 112px;
  }
`

const Control = styled.select`
  min-height: 40px;
  min-width: 0;
  padding-inline: ${space[2]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  font-size: ${fontSize.sm};
  @media (pointer: coarse) {
    min-height: ${size.touch};
  }
`
