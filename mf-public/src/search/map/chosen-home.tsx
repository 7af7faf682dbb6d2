// Opened by a tap on a phone's map: the home, or a choice of homes in one building. Loads with the first tap.
import type { MapHome } from '@portal/contract/properties/map'
import { addressOf, availableFromOf, factsOf, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { formatMoney } from '@portal/shared-ui/format-money'
import { PropertyPhoto } from '@portal/shared-ui/property-card'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import type { RefObject } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { FavoriteToggle } from '../../listing/favorite-toggle.tsx'
import { BottomCard } from './bottom-card.tsx'
import { GroupHomes } from './group-homes.tsx'

interface ChosenHomeProps {
  /** One, or several at the same place. */
  homes: readonly MapHome[]
  /** How often the person tapped the map since the card was closed; 0 if it opened on coming back. */
  taps: number
  /** The map's part of the page. */
  map: RefObject<HTMLElement | null>
  onSelect: (id: string) => void
  onClose: () => void
}

export const ChosenHome = ({ homes, taps, map, onSelect, onClose }: ChosenHomeProps) => {
  const [home] = homes
  return (
    <BottomCard label="Selected home" taps={taps} about={map} onClose={onClose}>
      {home && homes.length === 1 ? (
        <HomeInBrief home={home} />
      ) : (
        <Group>
          <Text $weight="semibold">{homes.length} homes at this place</Text>
          <GroupHomes homes={homes} onSelect={onSelect} />
        </Group>
      )}
    </BottomCard>
  )
}

const HomeInBrief = ({ home }: { home: MapHome }) => {
  const { pathname, search } = useLocation()
  const from = { from: pathname + search }
  return (
    <Brief>
      <Picture>
        <PropertyPhoto
          src={home.image ?? undefined}
          alt=""
          propertyType={home.propertyType}
          seed={home.id}
          sizes="112px"
        />
      </Picture>
      <Words>
        <Rent>{formatMoney(home.rentAmount)}/mo</Rent>
        <Title to={sitePaths.property(home.id)} state={from}>
          {home.title}
        </Title>
        <Text $tone="muted" $size="sm" $lines={1}>
          {addressOf(home)}
        </Text>
        <Text $size="sm" $lines={1}>
          {[...availableFromOf(home), ...factsOf(home), typeOf(home)].join(' · ')}
        </Text>
      </Words>
      <Actions>
        <FavoriteToggle property={home} />
        <Button asChild size="sm" fullWidth>
          <Link to={sitePaths.property(home.id)} state={from} aria-label={`View Details of ${home.title}`}>
            View Details
          </Link>
        </Button>
      </Actions>
    </Brief>
  )
}

const Brief = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
`

/** As tall as the text next to it; a drawing's icon keeps its size. */
const Picture = styled.div`
  position: relative;
  & > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Words = styled.div`
  padding: ${space[3]} ${space[3]} 0;
`

const Rent = styled.p`
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
`

const Title = styled(Link)`
  display: block;
  overflow: hidden;
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Actions = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
`

const Group = styled.div`
  padding: ${space[3]} ${space[4]} ${space[2]};
  & > ul {
    max-height: 112px;
  }
`
