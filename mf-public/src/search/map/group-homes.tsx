import type { MapHome } from '@portal/contract/properties/map'
import { formatMoney } from '@portal/shared-ui/format-money'
import { color, fontWeight, size } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

interface GroupHomesProps {
  homes: readonly MapHome[]
  onSelect: (id: string) => void
}

export const GroupHomes = ({ homes, onSelect }: GroupHomesProps) => (
  <Homes role="list">
    {homes.map(({ id, title, rentAmount }) => (
      <li key={id}>
        <button type="button" onClick={() => onSelect(id)}>
          <strong>{formatMoney(rentAmount)}</strong> {title}
        </button>
      </li>
    ))}
  </Homes>
)

const Homes = styled.ul`
  max-height: 220px;
  overflow-y: auto;
  list-style: none;
  padding: 0;
  button {
    width: 100%;
    min-height: ${size.touch};
    text-align: start;
    &:hover {
      color: ${color.primary};
    }
  }
  strong {
    font-weight: ${fontWeight.bold};
  }
`
