// The assistant's draft as a filled-in form, which the person can edit and send (docs/decisions/assistant.md).
import type { Draft } from '@portal/contract/assistant/conversation'
import { InquiryDraft } from './inquiry-draft.tsx'
import { ListingTextDraft } from './listing-text-draft.tsx'
import { MessageDraft } from './message-draft.tsx'
import { ProposalDraft } from './proposal-draft.tsx'
import { ReminderDraft } from './reminder-draft.tsx'
import { RequestDraft } from './request-draft.tsx'
import { ResponseDraft } from './response-draft.tsx'
import { SavedSearchDraft } from './saved-search-draft.tsx'

export const DraftForm = ({ draft }: { draft: Draft }) => {
  switch (draft.action) {
    case 'maintenance_request':
      return <RequestDraft draft={draft} />
    case 'inquiry':
      return <InquiryDraft draft={draft} />
    case 'response':
      return <ResponseDraft draft={draft} />
    case 'proposal':
      return <ProposalDraft draft={draft} />
    case 'message':
      return <MessageDraft draft={draft} />
    case 'listing_text':
      return <ListingTextDraft draft={draft} />
    case 'saved_search':
      return <SavedSearchDraft draft={draft} />
    case 'reminder':
      return <ReminderDraft draft={draft} />
  }
}
