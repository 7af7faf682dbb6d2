// The landing page (spec §2.3): static words, so the server can draw it whole.
import { productName } from '@portal/contract/wording'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { AudienceCards } from './audience-cards.tsx'
import { HomeHero } from './home-hero.tsx'
import { TrustBadges } from './trust-badges.tsx'

export const HomePage = () => {
  usePageTitle(`Home · ${productName}`)
  return (
    <Sections>
      <HomeHero />
      <AudienceCards />
      <TrustBadges />
    </Sections>
  )
}

const Sections = styled.div`
  display: grid;
  gap: ${space[12]};
  padding-bottom: ${space[16]};
`
