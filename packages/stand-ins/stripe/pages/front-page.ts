// The page at the stand-in's own address.
import { cardList } from './card-fields.ts'
import { html, page } from './page.ts'
import type { PageRoute } from './page-route.ts'

export const frontPages: PageRoute[] = [
  {
    method: 'GET',
    path: '/',
    answer: () => page('Payments for Rental Portal', html`<section>${cardList()}</section>`),
  },
]
