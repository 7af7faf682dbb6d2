import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { color, media, radius, space } from '@portal/shared-ui/tokens'
import { Building2, KeyRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** Cards for tenants and landlords, each with a way to start (spec §2.3). */
export const AudienceCards = () => (
  <Frame as="section" aria-label="Where to begin">
    <Audience>
      <Sign $side="tenant">
        <KeyRound aria-hidden />
      </Sign>
      <div>
        <Heading level={2} size="lg">
          I'm a Tenant
        </Heading>
        <p>Search homes on a map or in a list, by place, rent and amenities.</p>
      </div>
      <Button asChild variant="secondary">
        <Link to={sitePaths.search}>Find a Home</Link>
      </Button>
    </Audience>
    <Audience>
      <Sign $side="landlord">
        <Building2 aria-hidden />
      </Sign>
      <div>
        <Heading level={2} size="lg">
          I'm a Landlord
        </Heading>
        <p>List your property, answer inquiries and keep track of repairs.</p>
      </div>
      <Button asChild variant="outline">
        <Link to={sitePaths.createProperty}>List Property</Link>
      </Button>
    </Audience>
  </Frame>
)

const Frame = styled(Page)`
  display: grid;
  gap: ${space[4]};
  && {
    padding-block: 0; /* as in trust-badges.tsx */
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[6]};
  }
`

const Audience = styled(Card)`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space[4]};
  padding: ${space[6]};
  border-radius: ${radius.lg};
  p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
    text-wrap: pretty;
  }
  & > a {
    align-self: end;
  }
  ${media.desktop} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    & > a {
      align-self: center;
    }
  }
`

const Sign = styled.span<{ $side: 'tenant' | 'landlord' }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${radius.md};
  background: ${props => (props.$side === 'tenant' ? color.primarySoft : color.secondarySoft)};
  color: ${props => (props.$side === 'tenant' ? color.onPrimarySoft : color.onSecondarySoft)};
  & > svg {
    width: 26px;
    height: 26px;
  }
`
