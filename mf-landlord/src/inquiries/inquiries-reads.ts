import { firstRead } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { homeReads } from '../one-home.ts'
import { inquiriesQuery } from './inquiries-query.ts'
import { inquiryTabs, settledOrAnswered, viewIn } from './inquiry-view.ts'

export const inquiriesReads = ({ search }: PageVisit): FirstRead[] => {
  const { state, property, inquiry } = viewIn(search)
  if (inquiry) return [firstRead(inquiryEndpoints.read, { params: { id: inquiry } })]
  const lists =
    state === 'all' ? [inquiryTabs.waiting.states, settledOrAnswered] : [inquiryTabs[state].states]
  return [
    ...lists.map(states => firstRead(inquiryEndpoints.list, { query: inquiriesQuery(states, property) })),
    ...homeReads(property),
  ]
}
