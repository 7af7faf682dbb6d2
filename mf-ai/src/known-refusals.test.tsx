import { type FormInTest, testKnownRefusals, typeIn } from '@portal/app-kit/test/known-refusals'
import type { Draft } from '@portal/contract/assistant/conversation'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DraftForm } from './chat/drafts/draft-form.tsx'

const id = '0190a000-0000-7000-8000-0000000000c1'
const params = { id }
const about = { title: 'Sunny flat' }

const draft = (of: Draft, submit: string, more: Partial<FormInTest> = {}): FormInTest => ({
  form: () => <DraftForm draft={of} />,
  fill: words => typeIn(/^(?:Message|Description|Name)/, words),
  submit,
  ...more,
})
const unsent = { id, isSent: false }

testKnownRefusals(import.meta.dir, {
  'chat/drafts/inquiry-draft.tsx inquiryEndpoints.create': draft(
    {
      ...unsent,
      action: 'inquiry',
      body: { propertyId: id, message: '', inquiryType: 'question' },
      about,
    },
    'Send inquiry',
    { planWords: 'You’ve reached your plan’s inquiry limit' },
  ),
  'chat/drafts/listing-text-draft.tsx listingEndpoints.update': draft(
    { ...unsent, action: 'listing_text', params, body: { description: 'Two rooms.' }, about, advice: [] },
    'Save changes',
  ),
  'chat/drafts/message-draft.tsx threadEndpoints.write': draft(
    { ...unsent, action: 'message', params, body: { message: '' }, about },
    'Send message',
  ),
  'chat/drafts/proposal-draft.tsx inquiryEndpoints.propose': draft(
    {
      ...unsent,
      action: 'proposal',
      params,
      body: { dates: ['2046-05-04T17:00:00.000Z'] },
      about: { ...about, timeZone: 'America/Los_Angeles' },
    },
    'Send times',
  ),
  'chat/drafts/response-draft.tsx inquiryEndpoints.respond': draft(
    { ...unsent, action: 'response', params, body: { message: '', status: 'responded' }, about },
    'Send answer',
  ),
  'chat/drafts/saved-search-draft.tsx savedSearchEndpoints.create': draft(
    { ...unsent, action: 'saved_search', body: { name: 'Lofts', filters: {}, alert: 'daily' } },
    'Save search',
    {
      toChoice: async () =>
        userEvent.click(await screen.findByRole('combobox', { name: 'Notify me about new homes' })),
      planWords: 'Instantly (Basic plan)',
    },
  ),
})
