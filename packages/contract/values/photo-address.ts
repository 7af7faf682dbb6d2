import * as z from 'zod/mini'

export const photoAddressOf = (photoId: string): string => `/api/photos/${photoId}`

export const photoAddress = z
  .string()
  .check(
    z.regex(
      /^\/api\/photos\/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      'Please upload the picture',
    ),
  )

/** Undefined if it is no photo's. */
export const photoIdIn = (address: string): string | undefined =>
  photoAddress.safeParse(address).success ? address.slice(photoAddressOf('').length) : undefined
