import { Heading } from '@portal/shared-ui/heading'
import { PropertyPicture } from '@portal/shared-ui/property-picture'
import { Backdrop, Content, Lead, Picture, Pictures, Words } from './home-hero-style.ts'
import { PlaceSearch } from './place-search.tsx'

/** What the portal is, in one line, and the way to look for a home (spec §2.3). */
export const HomeHero = () => (
  <Backdrop>
    <Content>
      <Words>
        <Heading level={1} size="display">
          Connect with Verified Tenants &amp; Landlords
        </Heading>
        <Lead>
          A trusted platform that matches quality tenants with verified landlords through comprehensive
          profiles and background checks.
        </Lead>
        <PlaceSearch />
      </Words>
      <Pictures aria-hidden>
        <Picture $place="back">
          <PropertyPicture propertyType="apartment" seed="hero-apartment" />
        </Picture>
        <Picture $place="front">
          <PropertyPicture propertyType="house" seed="hero-house" />
        </Picture>
        <Picture $place="side">
          <PropertyPicture propertyType="condo" seed="hero-condo" />
        </Picture>
      </Pictures>
    </Content>
  </Backdrop>
)
