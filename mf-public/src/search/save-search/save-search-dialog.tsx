import { ComparePlans } from '@portal/app-kit/compare-plans'
import { useAlertChoices } from '@portal/app-kit/use-alert-choices'
import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { wordsOfSearch } from '@portal/contract/properties/filter-words'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import type { SearchAlert } from '@portal/contract/saved-searches/saved-search'
import { maxSearchNameLength, unnamedSearch } from '@portal/contract/saved-searches/search-words'
import { capitalized } from '@portal/contract/values/words'
import { Field } from '@portal/shared-ui/field'
import { NameDialog } from '@portal/shared-ui/name-dialog'
import { Select } from '@portal/shared-ui/select'
import { Text } from '@portal/shared-ui/text'
import { useState } from 'react'
import { type SearchedFor, searchQueryOf } from '../search-query.ts'

/** As many filters as fit in the name. */
const nameOf = (words: readonly string[]): string => {
  const name = words.reduce((begun, next) => {
    const longer = begun ? `${begun}, ${next}` : next
    return longer.length > maxSearchNameLength ? begun : longer
  }, '')
  return capitalized(name) || 'All homes'
}

interface SaveSearchDialogProps {
  searched: SearchedFor
  onClose: () => void
}

export function SaveSearchDialog({ searched, onClose }: SaveSearchDialogProps) {
  const words = wordsOfSearch(searchQueryOf(searched))
  const [alert, setAlert] = useState<SearchAlert>('daily')
  const save = useSave(searched)
  return (
    <NameDialog
      title="Save this search"
      name={nameOf(words)}
      maxLength={maxSearchNameLength}
      help="Only you can see it."
      missing={unnamedSearch}
      save="Save search"
      isSaving={save.isPending}
      failure={save.isError ? failureOf(save.error) : undefined}
      onSave={name => save.mutate({ name, alert }, { onSuccess: onClose })}
      onClose={onClose}
      subject={
        <Text $size="sm" $tone="muted">
          {words.length > 0 ? words.join(' · ') : 'All homes'}
        </Text>
      }
    >
      <Field label="Notify me about new homes">
        <Select options={useAlertChoices()} value={alert} onValueChange={setAlert} />
      </Field>
    </NameDialog>
  )
}

/** The upgrade link, if the plan lacks these alerts. */
const failureOf = (error: Error) => ({
  title: 'We couldn’t save the search',
  message: sentenceOf(error, 'Please try again.'),
  action: isPlanLimit(error) && <ComparePlans />,
})

const useSave = (searched: SearchedFor) => {
  const { sort: _, near: __, ...filters } = searchQueryOf(searched)
  const send = useSendOnce((wish: { name: string; alert: SearchAlert }, clientId) =>
    call(savedSearchEndpoints.create, { body: { ...wish, filters, clientId } }),
  )
  return useChange({
    send,
    reads: [savedSearchEndpoints.list],
    done: () => ({ title: 'Search saved', description: 'You can find it under Saved, in Searches.' }),
  })
}
