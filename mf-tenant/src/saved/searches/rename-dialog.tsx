import { sentenceOf } from '@portal/client/api-error'
import type { SavedSearch } from '@portal/contract/saved-searches/saved-search'
import { maxSearchNameLength, unnamedSearch } from '@portal/contract/saved-searches/search-words'
import { NameDialog } from '@portal/shared-ui/name-dialog'
import { useChangeSearch } from './use-saved-searches.ts'

interface RenameDialogProps {
  title: string
  search: SavedSearch
  onClose: () => void
}

export function RenameDialog({ title, search, onClose }: RenameDialogProps) {
  const change = useChangeSearch(search.id)
  return (
    <NameDialog
      title={title}
      name={search.name}
      maxLength={maxSearchNameLength}
      help="Only you can see it."
      missing={unnamedSearch}
      save="Save name"
      isSaving={change.isPending}
      failure={
        change.isError
          ? {
              title: 'We couldn’t rename the search',
              message: sentenceOf(change.error, 'Please try again.'),
            }
          : undefined
      }
      onSave={name => change.mutate({ name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
