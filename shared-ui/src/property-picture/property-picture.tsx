// Our own picture of a home: a facade at some time of day, always the same for the same type and seed.

import { type PictureSubject, picturePath } from '@portal/home-drawing/picture-path'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

export interface PropertyPictureProps
  extends PictureSubject,
    Pick<ComponentProps<'img'>, 'loading' | 'decoding' | 'fetchPriority'> {
  /** The alternative text; without it the picture is decoration. */
  label?: string
}

/** Fills its box's width at 4:3. It loads once it comes near, unless `loading` says otherwise. */
export const PropertyPicture = ({ label = '', propertyType, seed, ...loading }: PropertyPictureProps) => (
  <Picture
    src={picturePath({ propertyType, seed })}
    alt={label}
    loading="lazy"
    decoding="async"
    {...loading}
  />
)

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`
