import * as z from 'zod/mini'

export const documentAddressOf = (documentId: string): string => `/api/documents/${documentId}/content`

export const documentAddress = z
  .string()
  .check(
    z.regex(
      /^\/api\/documents\/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\/content$/,
      'Please upload the document',
    ),
  )

/** Undefined if it is no document's. */
export const documentIdIn = (address: string): string | undefined =>
  documentAddress.safeParse(address).success ? address.split('/')[3] : undefined
