import { PathLink } from '@portal/app-kit/path-link'
import type { HomeCard } from '@portal/contract/assistant/conversation'
import { bedroomsOf, countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { coverStyle } from '@portal/shared-ui/cover-style'
import { formatMoney } from '@portal/shared-ui/format-money'
import { PropertyPicture } from '@portal/shared-ui/property-picture'
import { color, fontSize, fontWeight, media, motion, radius, space } from '@portal/shared-ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'

/** The homes in an answer. Each opens its page, and the chat is still open then. */
export const HomeCards = ({ homes }: { homes: readonly HomeCard[] }) => (
  <List role="list" aria-label="Homes">
    {homes.map(home => (
      <li key={home.id}>
        <Home home={home} />
      </li>
    ))}
  </List>
)

function Home({ home }: { home: HomeCard }) {
  const { id, title, city, state, rentAmount, isAvailable } = home
  return (
    <Card>
      <Picture home={home} />
      <div>
        <strong>
          {formatMoney(rentAmount)}
          <span>/month</span>
        </strong>
        <Title to={sitePaths.property(id)}>{title}</Title>
        <small>
          {[...roomsOf(home), `${city}, ${state}`, ...(isAvailable ? [] : ['Rented'])].join(' · ')}
        </small>
      </div>
    </Card>
  )
}

const roomsOf = (home: HomeCard): string[] => [
  ...bedroomsOf(home),
  ...(home.bathrooms === null ? [] : [countOf(home.bathrooms, 'bath')]),
]

/** Shows our own drawing if there is no picture, or if it fails to load. */
function Picture({ home: { image, propertyType, id } }: { home: HomeCard }) {
  const [isBroken, setBroken] = useState(false)
  if (image === null || isBroken) return <PropertyPicture propertyType={propertyType} seed={id} />
  return <img src={image} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`

const Card = styled.article`
  position: relative;
  display: flex;
  gap: ${space[3]};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  transition: border-color ${motion.fast};
  ${media.hover} { &:hover { border-color: ${color.borderStrong}; } }
  & > img {
    flex: none;
    width: 108px;
    height: auto;
    min-height: 88px;
    object-fit: cover;
    background: ${color.sunken};
  }
  & > div {
    display: grid;
    align-content: center;
    min-width: 0;
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    line-height: 1.4;
  }
  strong {
    font-weight: ${fontWeight.bold};
    font-variant-numeric: tabular-nums;
  }
  strong > span {
    color: ${color.textMuted};
    font-weight: ${fontWeight.regular};
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`

const Title = styled(PathLink)`
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
  ${coverStyle('md')}
`
