import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import type { SearchAlert } from '@portal/contract/saved-searches/saved-search'
import { Button } from '@portal/shared-ui/button'
import { Dialog, DialogClose } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { Notice } from '@portal/shared-ui/notice'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useClientId } from '@portal/shared-ui/platform/use-client-id'
import { Select } from '@portal/shared-ui/select'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { TextInput } from '@portal/shared-ui/text-input'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { describeFilters } from '../../listing/filters/describe-filters.ts'
import { type SearchedFor, searchQueryOf } from '../search-query.ts'

const longestName = 80

const alertChoices: readonly { value: SearchAlert; label: string }[] = [
  { value: 'instant', label: 'At once' },
  { value: 'daily', label: 'Every morning at 8' },
  { value: 'never', label: 'Never' },
]

const wordsOf = ({ filters, area }: SearchedFor): string[] => [
  ...describeFilters(filters),
  ...(area ? ['an area of the map'] : []),
]

/** As many of the filters as a name holds. */
const nameOf = (searched: SearchedFor): string => {
  const name = wordsOf(searched).reduce((begun, words) => {
    const longer = begun ? `${begun}, ${words}` : words
    return longer.length > longestName ? begun : longer
  }, '')
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'All homes'
}

interface SaveSearchDialogProps {
  searched: SearchedFor
  onClose: () => void
}

/** Names what is searched for and says when to be told of new homes. */
export function SaveSearchDialog({ searched, onClose }: SaveSearchDialogProps) {
  const formId = useId()
  const words = wordsOf(searched)
  const [name, setName] = useState(() => nameOf(searched))
  const [alert, setAlert] = useState<SearchAlert>(words.length > 0 ? 'instant' : 'daily')
  const [nameError, setNameError] = useState<string>()
  const toast = useToast()
  const save = useSave(searched)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setNameError('Please give this search a name')
    save.mutate(
      { name: name.trim(), alert },
      {
        onSuccess: () => {
          onClose()
          toast({ title: 'Search saved', description: 'You find it under Saved.', tone: 'success' })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      size="sm"
      title="Save this search"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={save.isPending} pendingText="Saving...">
            Save search
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Stack $gap={4}>
          <Text $size="sm" $tone="muted">
            {words.length > 0 ? words.join(' · ') : 'All homes'}
          </Text>
          <Field label="Name" help="Only you read it." required error={nameError}>
            <TextInput
              value={name}
              maxLength={longestName}
              autoComplete="off"
              onChange={event => {
                setName(event.target.value)
                setNameError(undefined)
              }}
            />
          </Field>
          <Field label="Tell me of new homes">
            <Select options={alertChoices} value={alert} onValueChange={setAlert} />
          </Field>
          {save.isError && (
            <Notice tone="danger" live title="The search was not saved">
              {sentenceOf(save.error, 'Please try again.')}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

const useSave = (searched: SearchedFor) => {
  const queryClient = useQueryClient()
  const [clientId, renewClientId] = useClientId()
  const { sort: _, near: __, ...filters } = searchQueryOf(searched)
  return useMutation({
    mutationFn: (given: { name: string; alert: SearchAlert }) =>
      call(savedSearchEndpoints.create, { body: { ...given, filters, clientId } }),
    onError: error => {
      if (error instanceof ApiError && error.code === 'conflict') renewClientId()
    },
    onSuccess: () => queryClient.invalidateQueries(queriesOf(savedSearchEndpoints.list)),
  })
}
