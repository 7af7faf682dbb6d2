import type { MapHome } from '@portal/contract/properties/map'
import { addressOf, availableFromOf, bedroomsOf, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatMoney } from '@portal/shared-ui/format-money'
import { color, fontSize, fontWeight } from '@portal/shared-ui/tokens'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

/** A pin's popup: title, address, rent, bedrooms and type (spec §2.9), and from when it is free, if that is ahead. */
export const HomePopup = ({ home }: { home: MapHome }) => {
  const { pathname, search } = useLocation()
  return (
    <>
      <Title to={sitePaths.property(home.id)} state={{ from: pathname + search }}>
        {home.title}
      </Title>
      <Muted>{addressOf(home)}</Muted>
      <Rent>{formatMoney(home.rentAmount)}/mo</Rent>
      <Muted>{[...bedroomsOf(home, 'bed'), typeOf(home)].join(' · ')}</Muted>
      {availableFromOf(home).map(words => (
        <Muted key={words}>{words}</Muted>
      ))}
    </>
  )
}

const Title = styled(Link)`
  && {
    color: ${color.text};
  }
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: 1.3;
`

const Muted = styled.p`
  color: ${color.textMuted};
`

const Rent = styled.p`
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
`
