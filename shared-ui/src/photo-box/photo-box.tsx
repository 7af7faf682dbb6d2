import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { CardGrid } from '../card/card.tsx'
import { DropPlace } from '../drop-place/drop-place.tsx'
import { Notice } from '../notice/notice.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { type BoxPhoto, PhotoTile } from './photo-tile.tsx'

export type { BoxPhoto } from './photo-tile.tsx'

interface PhotoBoxProps {
  photos: readonly BoxPhoto[]
  maxPhotos: number
  /** Without a cover and without descriptions. */
  isPlain?: boolean
  /** Why the last files were refused. */
  refusal: string | null
  /** Whether a photo was just removed. */
  canUndo: boolean
  onAdd: (files: readonly File[]) => void
  onMove: (id: string, to: number) => void
  onRemove: (id: string) => void
  onUndo: () => void
  onTryAgain: (id: string) => void
  onDescribe: (id: string, description: string) => void
}

const acceptedTypes = 'image/jpeg,image/png,image/webp'
const hint = 'JPEG, PNG or WebP, up to 10 MB each'

/** Keeps their order; the first one is the cover, unless they are plain. */
export function PhotoBox({ photos, maxPhotos, isPlain = false, refusal, canUndo, ...on }: PhotoBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [moved, setMoved] = useState('')
  const completed = photos.filter(({ status }) => status === 'completed').length

  // The button that removed the photo is gone.
  useEffect(() => {
    if (canUndo) undo.current?.focus()
  }, [canUndo])

  const move = (id: string, to: number) => {
    on.onMove(id, to)
    setMoved(
      `Moved to place ${to + 1} of ${photos.length}${to === 0 && !isPlain ? ': this is now the cover' : ''}`,
    )
  }
  const dragOver = (event: DragEvent, to: number) => {
    if (dragged === null) return
    event.preventDefault()
    if (photos[to]?.id !== dragged) move(dragged, to)
  }

  return (
    <Stack $gap={4}>
      <DropPlace
        label="Drag and drop photos here, or click to choose"
        touchLabel="Choose photos"
        hint={hint}
        accept={acceptedTypes}
        onFiles={on.onAdd}
        input={input}
      />
      {refusal && (
        <Notice tone="danger" live>
          {refusal}. Remove one first, or choose fewer.
        </Notice>
      )}
      <Text $size="sm" $tone="muted" $figures role="status">
        {completed} of {maxPhotos} photos uploaded
      </Text>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {canUndo && (
        <Notice
          live
          action={
            <Button
              ref={undo}
              variant="outline"
              size="sm"
              onClick={() => {
                on.onUndo()
                input.current?.focus()
              }}
            >
              Undo
            </Button>
          }
        >
          Photo removed.
        </Notice>
      )}
      {photos.length > 0 && (
        <CardGrid as="ul" role="list" aria-label="Photos" $min="200px" $gap={4}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={index + 1}
              count={photos.length}
              isPlain={isPlain}
              isDragged={photo.id === dragged}
              onDrag={isDragged => setDragged(isDragged ? photo.id : null)}
              onDragOver={event => dragOver(event, index)}
              onMove={by => move(photo.id, index + by)}
              onRemove={() => on.onRemove(photo.id)}
              onTryAgain={() => on.onTryAgain(photo.id)}
              onDescribe={description => on.onDescribe(photo.id, description)}
            />
          ))}
        </CardGrid>
      )}
    </Stack>
  )
}
