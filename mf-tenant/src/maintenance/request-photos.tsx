// The photos of a new or reopened request, which are uploaded as they are added.
import type { Unsent } from '@portal/app-kit/unsent-words'
import { usePhotoUploads } from '@portal/app-kit/use-photo-uploads'
import { Field } from '@portal/shared-ui/field'
import { Notice } from '@portal/shared-ui/notice'
import { PhotoBox } from '@portal/shared-ui/photo-box'
import { Stack } from '@portal/shared-ui/stack'
import { type RefObject, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { RequestValues } from './request-values.ts'

export interface RequestPhotosProps {
  /** Tells the form why it cannot be sent yet. */
  unsent: RefObject<Unsent>
}

/** Enough to show what is broken. */
const maxPhotos = 5

export function RequestPhotos({ unsent }: RequestPhotosProps) {
  const { control, setValue, clearErrors, formState } = useFormContext<Pick<RequestValues, 'images'>>()
  const images = useWatch({ control, name: 'images' }) ?? []
  const photos = usePhotoUploads({
    purpose: 'maintenance',
    maxPhotos,
    value: images.map(address => ({ address, description: '' })),
    onChange: next => {
      setValue(
        'images',
        next.map(({ address }) => address),
        { shouldDirty: true },
      )
    },
  })
  useEffect(() => {
    unsent.current = photos.unsent
  })
  useEffect(() => {
    if (photos.unsent === null) clearErrors('images')
  }, [photos.unsent, clearErrors])
  const { message } = formState.errors.images ?? {}
  return (
    <Field label="Photos" help="Optional. Your landlord and who does the work can see them." group>
      <Stack $gap={4}>
        {message && (
          <Notice tone="danger" live>
            {message}
          </Notice>
        )}
        <PhotoBox {...photos.box} isPlain />
      </Stack>
    </Field>
  )
}
