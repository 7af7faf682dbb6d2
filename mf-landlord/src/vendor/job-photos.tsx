import { refusalOfFile } from '@portal/app-kit/upload-photo'
import { useChange } from '@portal/app-kit/use-change'
import { failedUpload, upload } from '@portal/client/upload'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { type VendorJob, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { countOf } from '@portal/contract/properties/property-words'
import { DropPlace } from '@portal/shared-ui/drop-place'
import { Heading } from '@portal/shared-ui/heading'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { radius, space } from '@portal/shared-ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'

export interface JobPartProps {
  token: string
  job: VendorJob
  onChange: (job: VendorJob) => void
  onFail: (failure: unknown) => void
}

/** Those of the repair, and a place to add more. */
export function JobPhotos({ token, job, onChange, onFail }: JobPartProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [percent, setPercent] = useState(0)
  const { mutate, isPending } = useChange({
    send: async (files: readonly File[]) => {
      for (const file of files) {
        setPercent(0)
        const onProgress = setPercent
        onChange(
          (await upload(vendorEndpoints.addPhoto, { params: { token }, query: {}, file, onProgress })).job,
        )
      }
    },
    done: () => ({ title: 'Photo added' }),
    failed: failure => {
      setRefusal(failedUpload(failure).reason)
      onFail(failure)
      return null
    },
  })
  const add = (files: readonly File[]) => {
    if (files.length === 0 || isPending) return
    const reason =
      files.length > job.photosLeft
        ? `You can add ${countOf(job.photosLeft, 'more photo', 'more photos')}`
        : files.map(refusalOfFile).find(each => each !== null)
    setRefusal(reason ?? null)
    if (!reason) mutate(files)
  }
  const isOpen = openStatuses.some(open => open === job.status)
  if (job.photos.length === 0 && !isOpen) return null
  return (
    <Stack $gap={4}>
      <Heading level={2} size="md">
        Photos
      </Heading>
      {job.photos.length > 0 && (
        <Gallery role="list">
          {job.photos.map((src, index) => (
            <li key={src.split('?')[0]}>
              <img src={src} alt={`${index + 1} of ${job.photos.length}`} />
            </li>
          ))}
        </Gallery>
      )}
      {isOpen && job.photosLeft > 0 && (
        <DropPlace
          label="Add photos of the work"
          hint="JPEG, PNG or WebP, up to 10 MB each"
          accept={vendorEndpoints.addPhoto.contentTypes.join()}
          onFiles={add}
        />
      )}
      <Text $size="sm" $tone="muted" $figures role="status">
        {isPending
          ? `Uploading: ${percent}%`
          : isOpen && `${countOf(job.photosLeft, 'more photo')} can be added.`}
      </Text>
      {refusal && (
        <Notice tone="danger" live>
          {refusal}.
        </Notice>
      )}
    </Stack>
  )
}

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${space[3]};
  padding: 0;
  list-style: none;
  img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.md};
    object-fit: cover;
  }
`
