import { ChevronLeft, ChevronRight, RotateCw, Trash2, TriangleAlert } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Progress } from '../progress/progress.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { color, fontSize, fontWeight, radius, space } from '../tokens/tokens.tsx'

export interface BoxPhoto {
  id: string
  /** Or of a preview of its file. */
  src: string
  status: 'waiting' | 'uploading' | 'completed' | 'error'
  /** Percent. */
  progress: number
  /** Why it could not be uploaded. */
  reason: string | null
  canTryAgain: boolean
  /** What it shows, for people who cannot see it. */
  description: string
}

interface PhotoTileProps {
  photo: BoxPhoto
  /** From 1. */
  place: number
  count: number
  isPlain: boolean
  isDragged: boolean
  onDrag: (isDragged: boolean) => void
  /** Another photo is dragged over this one. */
  onDragOver: (event: DragEvent) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onTryAgain: () => void
  onDescribe: (description: string) => void
}

/** A draft can be older than its photos, which are deleted after a day on no listing. */
const brokenWords = 'We can’t show this photo. If you added it on another day, remove it and upload it again.'

const maxDescriptionLength = 200

export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, isPlain, isDragged, onDrag, onMove } = props
  const { src, status, progress, reason, description } = photo
  const [isBroken, setBroken] = useState(false)
  const move = (by: -1 | 1, canMove: boolean) => ({
    label: `Move ${by < 0 ? 'earlier' : 'later'}: photo ${place}`,
    // Not disabled: the focus must stay on it when the photo reaches an end.
    'aria-disabled': !canMove,
    onClick: () => canMove && onMove(by),
  })
  return (
    <Tile $isDragged={isDragged} onDragOver={props.onDragOver} onDrop={event => event.preventDefault()}>
      <Picture
        draggable={count > 1}
        onDragStart={event => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', String(place)) // without data, Firefox drags nothing
          onDrag(true)
        }}
        onDragEnd={() => onDrag(false)}
      >
        {!isBroken && (
          <img
            src={src}
            alt={description || `Photo ${place}`}
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
        {place === 1 && !isPlain && (
          <Corner>
            <Badge tone="primary">Cover</Badge>
          </Corner>
        )}
        {(status === 'waiting' || status === 'uploading') && (
          <Sending>
            <span>{status === 'waiting' ? 'Waiting to upload' : `Uploading, ${progress}%`}</span>
            <Progress label={`Upload of photo ${place}`} value={progress} />
          </Sending>
        )}
      </Picture>
      <Body>
        {(status === 'error' || isBroken) && (
          <Failure>
            <p>
              <TriangleAlert aria-hidden /> {reason ?? brokenWords}
            </p>
            {photo.canTryAgain && (
              <Button variant="outline" size="sm" icon={<RotateCw aria-hidden />} onClick={props.onTryAgain}>
                Try again
              </Button>
            )}
          </Failure>
        )}
        {status !== 'error' && !isBroken && !isPlain && (
          <Field label={`What photo ${place} shows`} hideLabel>
            <TextInput
              value={description}
              maxLength={maxDescriptionLength}
              placeholder="What it shows"
              autoComplete="off"
              onChange={event => props.onDescribe(event.target.value)}
            />
          </Field>
        )}
        <Actions>
          <IconButton {...move(-1, place > 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton {...move(1, place < count)}>
            <ChevronRight aria-hidden />
          </IconButton>
          <IconButton label={`Remove photo ${place}`} onClick={props.onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </Actions>
      </Body>
    </Tile>
  )
}

const Tile = styled.li<{ $isDragged: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${props => (props.$isDragged ? color.primary : color.border)};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${props => props.$isDragged && 'opacity: 0.6;'}
`

const Picture = styled.div`
  position: relative;
  flex: none;
  aspect-ratio: 4 / 3;
  background: ${color.sunken};
  &[draggable='true'] {
    cursor: grab;
  }
  /* Portraits must not make their frame taller. */
  & > img {
    position: absolute;
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Corner = styled.div`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
`

const Sending = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} ${space[3]};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[1]};
  padding: ${space[3]} ${space[3]} ${space[1]};
`

const Failure = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  & > p {
    display: flex;
    gap: ${space[2]};
    color: ${color.danger};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.medium};
  }
  & > p > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`

const Actions = styled.div`
  display: flex;
  & > :last-child {
    margin-inline-start: auto;
  }
  & > [aria-disabled='true'] {
    color: ${color.textMuted};
    opacity: 0.5;
    cursor: default;
  }
`
