import { picturePath } from '@portal/home-drawing/picture-path'
import { type BoxPhoto, PhotoBox } from './photo-box.tsx'

export default { title: 'PhotoBox' }

const nothing = () => {}
const nothings = {
  onAdd: nothing,
  onMove: nothing,
  onRemove: nothing,
  onUndo: nothing,
  onTryAgain: nothing,
  onDescribe: nothing,
}

const photo = (id: string, changes: Partial<BoxPhoto>): BoxPhoto => ({
  id,
  src: picturePath({ propertyType: 'house', seed: id }),
  status: 'completed',
  progress: 100,
  reason: null,
  canTryAgain: false,
  description: '',
  ...changes,
})

const photos = [
  photo('a', { description: 'The front, with its garden' }),
  photo('b', { status: 'uploading', progress: 40 }),
  photo('c', { status: 'waiting', progress: 0 }),
  photo('d', { status: 'error', reason: 'You are offline, so this was not sent.', canTryAgain: true }),
]

export const EveryStatus = () => (
  <PhotoBox photos={photos} maxPhotos={30} refusal={null} canUndo={false} {...nothings} />
)

export const Removed = () => (
  <PhotoBox
    photos={photos.slice(0, 1)}
    maxPhotos={1}
    refusal="Cannot upload more than 1 files"
    canUndo
    {...nothings}
  />
)
