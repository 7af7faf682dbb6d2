import type { Property } from '@portal/contract/properties/property'
import { smallPhoto } from '@portal/shared-ui/photo-sources'
import { PhotoFrame, PropertyPhoto, seenFirst } from '@portal/shared-ui/property-card'
import { useState } from 'react'
import { usePart } from '../../../listing/use-part.ts'
import { Arrows } from './arrows.tsx'
import { Count, Large, LargeButton, Thumb, Thumbs } from './gallery-style.ts'
import { PictureTrack } from './picture-track.tsx'

const loadViewer = async () => (await import('./picture-viewer.tsx')).PictureViewer

export const Gallery = ({ property }: { property: Property }) => {
  const { images, title } = property
  const [at, setAt] = useState(0)
  const [isViewing, setViewing] = useState(false)
  const { part: Viewer, need: needViewer } = usePart(loadViewer, 'We couldn’t open the pictures.')

  if (images.length === 0)
    return (
      <Large>
        <PhotoFrame>
          <PropertyPhoto
            src={undefined}
            alt={title}
            propertyType={property.propertyType}
            seed={property.id}
            illustration={`Illustration of ${title}`}
            {...seenFirst}
          />
        </PhotoFrame>
      </Large>
    )

  const view = async () => {
    setViewing(true)
    if (!(await needViewer())) setViewing(false)
  }
  const step = (by: number) => setAt((at + by + images.length) % images.length)

  return (
    <section aria-label={`Pictures of ${title}`}>
      <Large>
        <PhotoFrame>
          <PictureTrack
            property={property}
            at={at}
            onMove={setAt}
            sizes="(min-width: 1200px) 800px, 100vw"
            frame={(picture, index) => (
              <LargeButton
                type="button"
                aria-label={`View picture ${index + 1} of ${images.length} full screen`}
                tabIndex={index === at ? 0 : -1}
                onClick={view}
              >
                {picture}
              </LargeButton>
            )}
          />
          {images.length > 1 && (
            <>
              <Arrows onStep={step} />
              <Count aria-hidden>
                {at + 1} / {images.length}
              </Count>
            </>
          )}
        </PhotoFrame>
      </Large>
      {images.length > 1 && (
        <Thumbs role="list">
          {images.map((src, index) => (
            <li key={src}>
              <Thumb
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === at}
                onClick={() => setAt(index)}
              >
                <img src={smallPhoto(src)} alt="" loading="lazy" decoding="async" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      )}
      {isViewing && Viewer && (
        <Viewer property={property} at={at} onMove={setAt} onClose={() => setViewing(false)} />
      )}
    </section>
  )
}
