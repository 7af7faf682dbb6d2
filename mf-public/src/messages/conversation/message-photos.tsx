// Photos are uploaded as they are added.
import type { Unsent } from '@portal/app-kit/unsent-words'
import { usePhotoUploads } from '@portal/app-kit/use-photo-uploads'
import { maxMessagePhotos } from '@portal/contract/threads/thread'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { PhotoBox } from '@portal/shared-ui/photo-box'
import { radius, space } from '@portal/shared-ui/tokens'
import { type RefObject, useEffect } from 'react'
import { styled } from 'styled-components'

interface MessagePhotosProps {
  /** Addresses of the uploaded ones. */
  photos: readonly string[]
  /** Tells the form why it cannot be sent yet. */
  unsent: RefObject<Unsent>
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onChange: (photos: string[]) => void
}

/** A dialog to add and remove them, and small previews while it is closed. Uploads go on. */
export const MessagePhotos = ({ photos, unsent, isOpen, onOpen, onClose, onChange }: MessagePhotosProps) => {
  const uploads = usePhotoUploads({
    purpose: 'message',
    maxPhotos: maxMessagePhotos,
    value: photos.map(address => ({ address, description: '' })),
    onChange: next => onChange(next.map(({ address }) => address)),
  })
  useEffect(() => {
    unsent.current = uploads.unsent
  })
  const { box } = uploads
  return (
    <>
      {box.photos.length > 0 && (
        <Previews type="button" onClick={onOpen} aria-haspopup="dialog">
          {box.photos.map(({ id, src }) => (
            <img key={id} src={src} alt="" />
          ))}
          <span>{inWords[uploads.unsent ?? 'done'](box.photos.length)}</span>
        </Previews>
      )}
      {isOpen && (
        <Dialog
          title="Photos"
          description="Only the two of you can see them."
          placement="sheet"
          onClose={onClose}
          footer={<Button onClick={onClose}>Done</Button>}
        >
          <PhotoBox {...box} isPlain />
        </Dialog>
      )}
    </>
  )
}

const counted = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`)

const inWords = {
  done: counted,
  uploading: (count: number) => `Uploading ${counted(count)}`,
  failed: (count: number) => `${counted(count)}, not all uploaded`,
}

const Previews = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: 48px;
  text-align: start;
  & > img {
    width: 48px;
    height: 48px;
    border-radius: ${radius.sm};
    object-fit: cover;
  }
`
