// The pictures full screen: swiping and the arrow keys move between them; Escape closes.
import type { Property } from '@portal/contract/properties/property'
import { Dialog } from '@portal/shared-ui/dialog'
import { color } from '@portal/shared-ui/tokens'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { Arrows } from './arrows.tsx'
import { PictureTrack } from './picture-track.tsx'

interface PictureViewerProps {
  property: Property
  at: number
  onMove: (to: number) => void
  onClose: () => void
}

export function PictureViewer({ property, at, onMove, onClose }: PictureViewerProps) {
  const count = property.images.length
  const step = (by: number) => onMove((at + by + count) % count)

  useEffect(() => {
    const places = new Map([
      ['ArrowLeft', (at - 1 + count) % count],
      ['ArrowRight', (at + 1) % count],
      ['Home', 0],
      ['End', count - 1],
    ])
    const follow = (event: KeyboardEvent) => {
      const to = places.get(event.key)
      if (to === undefined) return
      event.preventDefault()
      onMove(to)
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [at, count, onMove])

  return (
    <Dialog
      placement="screen"
      title={count > 1 ? `Picture ${at + 1} of ${count}` : 'Picture'}
      description={property.title}
      onClose={onClose}
    >
      <Stage>
        <PictureTrack property={property} at={at} onMove={onMove} sizes="100vw" />
        {count > 1 && <Arrows onStep={step} />}
      </Stage>
    </Dialog>
  )
}

const Stage = styled.div`
  position: relative;
  height: 100%;
  background: ${color.sunken};
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
