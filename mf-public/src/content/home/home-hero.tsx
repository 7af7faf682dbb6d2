import { Heading } from '@portal/shared-ui/heading'
import { PropertyPicture } from '@portal/shared-ui/property-picture'
import { Backdrop, Content, Lead, Picture, Pictures, Words } from './home-hero-style.ts'
import { PlaceSearch } from './place-search.tsx'

/** The headline and the place search (spec §2.3). */
export const HomeHero = () => (
  <Backdrop>
    <Content>
      <Words>
        <Heading level={1} size="display">
          Connect with Verified Tenants &amp; Landlords
        </Heading>
        <Lead>Search homes on a map, contact landlords and keep track of repairs, all in one place.</Lead>
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
