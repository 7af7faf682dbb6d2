import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { useAlertChoices } from '@portal/app-kit/use-alert-choices'
import { call } from '@portal/client/call'
import { wordsOfSearch } from '@portal/contract/properties/filter-words'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { SaveSearch } from '@portal/contract/saved-searches/saved-search'
import * as sitePaths from '@portal/contract/site-paths'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { useDraftForm } from './use-draft-form.ts'

export function SavedSearchDraft({ draft }: { draft: DraftOf<'saved_search'> }) {
  const { id: clientId, body } = draft
  const path = sitePaths.savedTab('searches')
  const { form, state } = useDraftForm({
    draft,
    schema: SaveSearch,
    fields: ['name', 'alert'],
    reads: [savedSearchEndpoints.list],
    send: async values => {
      await call(savedSearchEndpoints.create, { body: { ...values, filters: body.filters, clientId } })
      return { path }
    },
  })
  const { control } = form
  return (
    <DraftFrame
      title="Saved search"
      about={wordsOfSearch(body.filters).join(' · ') || 'All homes'}
      submit="Save search"
      state={state}
      place={{ path, words: 'View your saved searches' }}
    >
      <TextField control={control} name="name" label="Name" required autoComplete="off" />
      <ChoiceField
        control={control}
        name="alert"
        label="Notify me about new homes"
        required
        options={useAlertChoices()}
      />
    </DraftFrame>
  )
}
