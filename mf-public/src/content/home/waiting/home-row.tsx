import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { formatMoney } from '@portal/shared-ui/format-money'
import { PropertyPhoto } from '@portal/shared-ui/property-card'
import { PropertyPicture } from '@portal/shared-ui/property-picture'
import type { ReactNode } from 'react'
import { WaitingRow } from './waiting-panel.tsx'

interface HomeRowProps {
  home: Property
  badge?: ReactNode
}

export const HomeRow = ({ home, badge }: HomeRowProps) => (
  <WaitingRow
    to={sitePaths.property(home.id)}
    title={home.title}
    meta={`${formatMoney(home.rentAmount)}/month · ${home.city}, ${home.state}`}
    badge={badge}
    picture={<Thumbnail home={home} />}
  />
)

/** Decorative, because the title is next to it, and too small for the label on our own pictures. */
const Thumbnail = ({ home: { id, images, propertyType } }: { home: Property }) =>
  images[0] ? (
    <PropertyPhoto src={images[0]} alt="" propertyType={propertyType} seed={id} sizes="96px" />
  ) : (
    <PropertyPicture propertyType={propertyType} seed={id} />
  )
