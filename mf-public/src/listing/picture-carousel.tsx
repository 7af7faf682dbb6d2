// A home's pictures, one at a time; without any, our own picture of a home of its kind (spec §2.10).
import type { Property } from '@portal/contract/properties/property'
import { IconButton } from '@portal/shared-ui/icon-button'
import { PropertyPicture } from '@portal/shared-ui/property-picture'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Arrow, Dot, Dots, Frame, Photo } from './picture-carousel-style.ts'

export const PictureCarousel = ({ property }: { property: Property }) => {
  const { images, title } = property
  const [at, setAt] = useState(0)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const image = images[at]
  const step = (by: number) => setAt((at + by + images.length) % images.length)

  return (
    <Frame role="group" aria-roledescription="carousel" aria-label={`Pictures of ${title}`}>
      {image === undefined || broken.has(image) ? (
        <PropertyPicture
          propertyType={property.propertyType}
          seed={property.id}
          label={`Illustration of ${title}`}
        />
      ) : (
        <Photo
          src={image}
          alt={images.length > 1 ? `${title}, picture ${at + 1} of ${images.length}` : title}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(new Set([...broken, image]))}
        />
      )}
      {images.length > 1 && (
        <>
          <Arrow $side="start">
            <IconButton label="Previous picture" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
          </Arrow>
          <Arrow $side="end">
            <IconButton label="Next picture" onClick={() => step(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </Arrow>
          <Dots>
            {images.map((url, index) => (
              <Dot
                key={url}
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === at}
                onClick={() => setAt(index)}
              />
            ))}
          </Dots>
        </>
      )}
    </Frame>
  )
}
