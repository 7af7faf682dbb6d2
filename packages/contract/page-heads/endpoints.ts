import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, text } from '../values/text.ts'
import { PageHead } from './page-head.ts'

export const pageHeadEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/page-head',
    summary: 'Title, description, picture and structured data of a page by its path',
    access: 'anyone',
    query: z.object({ path: text(2000) }),
    status: 200,
    answer: PageHead,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/properties/:id/picture',
    summary: 'A card of a public home, to be shown next to a link',
    access: 'anyone',
    params: ById,
    status: 200,
    kind: 'content',
    contentType: 'image/jpeg',
    cacheSeconds: 3600,
    answer: z.instanceof(Uint8Array),
  }),
}
