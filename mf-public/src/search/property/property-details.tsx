import type { Property } from '@portal/contract/properties/property'
import { addressOf, countOf, factsOf, typeOf } from '@portal/contract/properties/property-words'
import { Badge } from '@portal/shared-ui/badge'
import { Heading } from '@portal/shared-ui/heading'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useIsNear } from '@portal/shared-ui/use-is-near'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'
import { FavoriteToggle } from '../../listing/favorite-toggle.tsx'
import { usePart } from '../../listing/use-part.ts'
import { useWhenIdle } from '../use-when-idle.ts'
import { Gallery } from './gallery/gallery.tsx'
import { HouseRules } from './house-rules.tsx'
import { AskButtons } from './inquiry/ask-buttons.tsx'
import { useAsking } from './inquiry/use-asking.ts'
import { LandlordCard } from './landlord-card.tsx'
import { Aside, Bar, Below, Columns, Lead, MapPlace, PicturePlace, Sections } from './property-layout.tsx'
import { RentCard } from './rent-card.tsx'
import { RentLine } from './rent-line.tsx'

interface WhenNearProps<Props> {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props & object
}

/** Early enough to have loaded before it is in view. */
const reachPx = 600

/** Loads a part further down once the person scrolls near it, and after the content above is drawn. */
function WhenNear<Props>({ load, props }: WhenNearProps<Props>) {
  const [place, isNear] = useIsNear<HTMLDivElement>(reachPx)
  const isPageDrawn = useWhenIdle(true)
  const { part: Part, need } = usePart(load)
  useEffect(() => {
    if (isNear && isPageDrawn) void need('quietly') // on failure its place is empty
  }, [isNear, isPageDrawn, need])
  return <div ref={place}>{Part && <Part {...props} />}</div>
}

const loadMap = async () => (await import('./home-map.tsx')).HomeMap
const loadPolicies = async () => (await import('./home-policies.tsx')).HomePolicies
const loadSimilar = async () => (await import('./similar-homes.tsx')).SimilarHomes

interface PropertyDetailsProps {
  property: Property
  /** Whether to load what the first screen does not need. */
  isTimeForMore: boolean
}

export const PropertyDetails = ({ property, isTimeForMore }: PropertyDetailsProps) => {
  const { id, title, latitude, longitude, amenities, rentAmount, policyDocuments } = property
  const position = latitude !== null && longitude !== null ? ([latitude, longitude] as const) : null
  const asking = useAsking(id)
  return (
    <>
      <Columns>
        <Lead>
          <PicturePlace>
            <Gallery property={property} />
            <OnPicture>
              <FavoriteToggle property={property} />
            </OnPicture>
          </PicturePlace>
          {property.visibilityLevel === 'private' && (
            <Notice title="Only you can see this home">It’s paused. Show it again to list it.</Notice>
          )}
          <Stack $gap={2}>
            <Heading level={1}>{title}</Heading>
            <Text $tone="muted">
              {addressOf(property)} {property.zipCode}
              {property.neighborhood && ` · ${property.neighborhood}`}
            </Text>
            <Text $weight="medium">{[typeOf(property), ...factsOf(property)].join(' · ')}</Text>
          </Stack>
        </Lead>
        <Aside>
          <RentCard
            property={property}
            actions={
              <Stack $gap={2}>
                <AskButtons property={property} asking={asking} />
              </Stack>
            }
          />
        </Aside>
        <Sections>
          <Section title="About this home">
            <Description>{property.description}</Description>
          </Section>
          {amenities.length > 0 && (
            <Section title="Amenities">
              <Stack as="ul" role="list" $direction="row" $gap={2}>
                {amenities.map(amenity => (
                  <li key={amenity}>
                    <Badge>{amenity}</Badge>
                  </li>
                ))}
              </Stack>
            </Section>
          )}
          <Section title="House rules">
            <HouseRules {...property} />
            {policyDocuments.length > 0 && <WhenNear load={loadPolicies} props={{ id }} />}
          </Section>
          {position && (
            <Section title="Location">
              <MapPlace>
                <WhenNear load={loadMap} props={{ title, position }} />
              </MapPlace>
            </Section>
          )}
          <Section title="Listed by">
            <LandlordCard property={property} isTimeForMore={isTimeForMore} />
            {property.confirmedAt && (
              <Text $size="sm" $tone="muted">
                {confirmedInWords(property.confirmedAt)}
              </Text>
            )}
          </Section>
        </Sections>
      </Columns>
      {position && (
        <Below>
          <WhenNear load={loadSimilar} props={{ property, position }} />
        </Below>
      )}
      <Bar aria-label="Actions for this home">
        <RentLine rentAmount={rentAmount} isCompact />
        <div>
          <AskButtons property={property} asking={asking} isCompact />
        </div>
      </Bar>
      {asking.type && asking.Composer && (
        <asking.Composer property={property} type={asking.type} onClose={asking.stop} />
      )}
    </>
  )
}

/** 'Confirmed as available today', 'Confirmed as available 3 days ago'. */
const confirmedInWords = (confirmedAt: string): string => {
  const days = Math.floor((Date.now() - Date.parse(confirmedAt)) / 86_400_000)
  return `Confirmed as available ${days > 0 ? `${countOf(days, 'day')} ago` : 'today'}`
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Heading level={2} size="lg">
      {title}
    </Heading>
    {children}
  </section>
)

const OnPicture = styled.div`
  position: absolute;
  z-index: 1;
  top: 12px;
  right: 12px;
`

const Description = styled.p`
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
