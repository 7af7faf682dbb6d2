// Where an uploaded document is, as other things hold it.
import * as z from 'zod/mini'

/** The address of the document with this id. */
export const documentAddressOf = (documentId: string): string => `/api/documents/${documentId}/content`

export const documentAddress = z
  .string()
  .check(
    z.regex(
      /^\/api\/documents\/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\/content$/,
      'Please upload the document',
    ),
  )

/** The id of the document with this address; undefined if it is no document's. */
export const documentIdIn = (address: string): string | undefined =>
  documentAddress.safeParse(address).success ? address.split('/')[3] : undefined
