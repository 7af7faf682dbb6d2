// A facade at some time of day, always the same for the same type and seed.

import { type PictureSubject, picturePath } from '@portal/home-drawing/picture-path'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

export interface PropertyPictureProps
  extends PictureSubject,
    Pick<ComponentProps<'img'>, 'loading' | 'decoding' | 'fetchPriority'> {
  /** Without it the picture is decoration. */
  label?: string
}

/** Fills its box's width at 4:3, by day or by night with the page's theme. It loads once it comes near, unless `loading` says otherwise. */
export const PropertyPicture = ({ label = '', propertyType, seed, ...loading }: PropertyPictureProps) => {
  const path = picturePath({ propertyType, seed })
  const attributes = { alt: label, loading: 'lazy', decoding: 'async', ...loading } as const
  return (
    <>
      <Picture src={path} {...attributes} />
      <Picture src={`${path}#night`} {...attributes} loading="lazy" />
    </>
  )
}

const Picture = styled.img`
  display: var(--by-day, block);
  & + & {
    display: var(--by-night, none);
  }
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`
