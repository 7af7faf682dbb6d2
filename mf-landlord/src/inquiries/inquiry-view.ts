// Which inquiries the page shows, kept in the address for sharing and going back.
import { useAddressView } from '@portal/app-kit/use-address-params'
import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'

const inquiryStates = statesOf(inquiryLifecycle)
/** Final states. */
const settled = inquiryStates.filter(state => inquiryLifecycle[state].length === 0)

/** All states except the one that needs an answer. */
export const settledOrAnswered = inquiryStates.filter(state => state !== 'pending')

export const inquiryTabs = {
  all: { words: 'All', states: inquiryStates },
  waiting: { words: 'Needs an answer', states: ['pending'] },
  answered: { words: 'Answered', states: ['responded'] },
  scheduled: { words: 'Scheduled', states: ['scheduled'] },
  closed: { words: 'Closed', states: settled },
} as const satisfies Record<string, { words: string; states: readonly InquiryStatus[] }>

export type InquiryTab = keyof typeof inquiryTabs

export const tabNames = Object.keys(inquiryTabs) as InquiryTab[] // the keys of a constant

interface InquiryView {
  state: InquiryTab
  /** A home's id; empty for all homes. */
  property: string
  /** The id of the only inquiry to show; empty for the list. */
  inquiry: string
}

export const viewIn = (params: URLSearchParams): InquiryView => ({
  state: tabNames.find(tab => tab === params.get('state')) ?? 'all',
  property: params.get('property') ?? '',
  inquiry: params.get('inquiry') ?? '',
})

export const useInquiryView = () => useAddressView(viewIn)
