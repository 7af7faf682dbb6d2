// Which inquiries the page shows, kept in the address: it can be shared and gone back to.
import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { useSearchParams } from 'react-router-dom'

const inquiryStates = statesOf(inquiryLifecycle)
/** Nothing can follow. */
const settled = inquiryStates.filter(state => inquiryLifecycle[state].length === 0)

/** Everything but what needs an answer. */
export const settledOrAnswered = inquiryStates.filter(state => state !== 'pending')

/** Each tab, what it is called, and the states that it shows. */
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
  /** A home's id; empty shows those about all homes. */
  property: string
  /** The id of the one that is shown alone; empty shows the list. */
  inquiry: string
}

/** As the address says. */
export const viewIn = (params: URLSearchParams): InquiryView => ({
  state: tabNames.find(tab => tab === params.get('state')) ?? 'all',
  property: params.get('property') ?? '',
  inquiry: params.get('inquiry') ?? '',
})

export const useInquiryView = () => {
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const show = (changes: Partial<InquiryView>) =>
    setParams(before => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes))
        if (value === '' || value === 'all') next.delete(name)
        else next.set(name, value)
      return next
    })
  return { view, show }
}
