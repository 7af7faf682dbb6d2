// The photos of the listing form, with what each shows. They are uploaded as they are added, and shown once the form is saved.
import type { UnsentFiles } from '@portal/app-kit/unsent-words'
import { type DescribedPhoto, usePhotoUploads } from '@portal/app-kit/use-photo-uploads'
import { maxImages } from '@portal/contract/properties/home-fields'
import { Notice } from '@portal/shared-ui/notice'
import { PhotoBox } from '@portal/shared-ui/photo-box'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { type RefObject, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { ListingForm } from '../form/listing-form.ts'

export interface PhotosProps {
  /** Tells the form why it cannot be sent yet. */
  unsent: RefObject<UnsentFiles>
  /** Addresses of the home's earlier pictures, which are not shown anymore. */
  elsewhere?: readonly string[]
}

export function ListingPhotos({ unsent, elsewhere = [] }: PhotosProps) {
  const { control, setValue, formState } = useFormContext<ListingForm>()
  const [images = [], descriptions = {}] = useWatch({ control, name: ['images', 'imageDescriptions'] })
  const { errors } = formState
  const photos = usePhotoUploads({
    purpose: 'home',
    maxPhotos: maxImages,
    value: images.map(address => ({ address, description: descriptions[address] ?? '' })),
    onChange: next => {
      const asTyped = { shouldDirty: true, shouldValidate: formState.isSubmitted }
      setValue(
        'images',
        next.map(({ address }) => address),
        asTyped,
      )
      setValue('imageDescriptions', descriptionsOf(next), asTyped)
    },
  })
  useEffect(() => {
    unsent.current.photos = photos.unsent
  })
  const message = messageIn(errors.images) ?? messageIn(errors.imageDescriptions)
  return (
    <Stack $gap={4}>
      {message && (
        <Notice tone="danger" live>
          {message}
        </Notice>
      )}
      {elsewhere.length > 0 && <Elsewhere addresses={elsewhere} />}
      <PhotoBox {...photos.box} />
    </Stack>
  )
}

/** Until the landlord saves photos, or 90 days have passed. */
const Elsewhere = ({ addresses }: { addresses: readonly string[] }) => (
  <Notice tone="warning" title="These pictures were elsewhere">
    Pictures on other websites are not shown anymore. Save yours from there, and upload them below.
    <Addresses>
      {addresses.map(address => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </li>
      ))}
    </Addresses>
  </Notice>
)

const Addresses = styled.ul`
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
`

const descriptionsOf = (photos: readonly DescribedPhoto[]): Record<string, string> =>
  Object.fromEntries(
    photos.flatMap(({ address, description }) =>
      description.trim() ? [[address, description] as const] : [],
    ),
  )

/** The first message in the error of a list or a record. */
const messageIn = (error: object | undefined): string | undefined => {
  for (const [key, value] of Object.entries(error ?? {})) {
    if (key === 'message' && typeof value === 'string') return value
    const inner = typeof value === 'object' && value && key !== 'ref' ? messageIn(value) : undefined
    if (inner) return inner
  }
  return undefined
}
