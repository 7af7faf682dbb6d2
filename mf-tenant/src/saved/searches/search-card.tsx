import { ComparePlans } from '@portal/app-kit/compare-plans'
import { useAlertChoices } from '@portal/app-kit/use-alert-choices'
import { isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { wordsOfSearch } from '@portal/contract/properties/filter-words'
import { searchAddressOf } from '@portal/contract/properties/search-address'
import { maxNewHomes, type SavedSearch, type SearchAlert } from '@portal/contract/saved-searches/saved-search'
import { capitalized, quoted } from '@portal/contract/values/words'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { Field } from '@portal/shared-ui/field'
import { Heading } from '@portal/shared-ui/heading'
import { Notice } from '@portal/shared-ui/notice'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Select } from '@portal/shared-ui/select'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { media, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useChangeSearch } from './use-saved-searches.ts'

const RenameDialog = lazily(async () => (await import('./rename-dialog.tsx')).RenameDialog)

const renameTitle = 'Rename this search'

interface SearchCardProps {
  search: SavedSearch
  isBeingDeleted: boolean
  onDelete: () => void
}

export function SearchCard({ search, isBeingDeleted, onDelete }: SearchCardProps) {
  const { id, name, filters, newCount } = search
  const [isRenaming, setRenaming] = useState(false)
  const close = () => setRenaming(false)
  const change = useChangeSearch(id)
  const words = wordsOfSearch(filters).join(' · ')
  const noteSeen = () => newCount > 0 && change.mutate({ seen: true })
  return (
    <Card as="article" aria-label={name}>
      <Stack $gap={4}>
        <div>
          <Title>
            <Heading level={2} size="md">
              <Link to={searchAddressOf(filters)} onClick={noteSeen} onAuxClick={noteSeen}>
                {name}
              </Link>
            </Heading>
            {newCount > 0 && (
              <Badge tone="primary">
                {newCount}
                {newCount === maxNewHomes && '+'} new
              </Badge>
            )}
          </Title>
          <Text $size="sm" $tone="muted">
            {capitalized(words) || 'All homes'}
          </Text>
        </div>
        <Choices>
          <AlertChoice search={search} change={change} />
          <Stack $direction="row" $gap={2}>
            <Button
              variant="outline"
              size="sm"
              aria-haspopup="dialog"
              aria-expanded={isRenaming}
              {...RenameDialog.near}
              onClick={() => setRenaming(true)}
            >
              Rename<VisuallyHidden as="span"> {name}</VisuallyHidden>
            </Button>
            <Button variant="outline" size="sm" pending={isBeingDeleted} onClick={onDelete}>
              Delete<VisuallyHidden as="span"> {name}</VisuallyHidden>
            </Button>
          </Stack>
        </Choices>
        {isPlanLimit(change.error) && (
          <Notice tone="warning" live title="We couldn’t change the alerts" action={<ComparePlans />}>
            {sentenceOf(change.error, '')}
          </Notice>
        )}
      </Stack>
      {isRenaming && (
        <DialogOnDemand title={renameTitle} size="sm" onClose={close}>
          <RenameDialog title={renameTitle} search={search} onClose={close} />
        </DialogOnDemand>
      )}
    </Card>
  )
}

interface AlertChoiceProps {
  search: SavedSearch
  change: ReturnType<typeof useChangeSearch>
}

function AlertChoice({ search, change }: AlertChoiceProps) {
  const toast = useToast()
  const [chosen, setChosen] = useState<SearchAlert | null>(null)
  const choose = (alert: SearchAlert) => {
    setChosen(alert)
    change.mutate(
      { alert },
      {
        onError: error => {
          if (isPlanLimit(error)) return // shown next to the choice, with an upgrade link
          toast({
            title: `We couldn’t change alerts for ${quoted(search.name)}`,
            description: sentenceOf(error, 'Please try again.'),
            tone: 'danger',
          })
        },
        onSettled: () => setChosen(null),
      },
    )
  }
  return (
    <Field label="Notify me about new homes">
      <Select options={useAlertChoices()} value={chosen ?? search.alert} onValueChange={choose} />
    </Field>
  )
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  overflow-wrap: anywhere;
`

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  ${media.tablet} {
    flex-direction: row;
    align-items: flex-end;
    justify-content: space-between;
  }
`
