import { sentenceOf } from '@portal/client/api-error'
import { ErrorPanel } from '@portal/shared-ui/error-panel'

interface SearchFailureProps {
  error: unknown
  onRetry: () => void
}

/** Replaces the list; the filters and the address are kept. */
export const SearchFailure = ({ error, onRetry }: SearchFailureProps) => (
  <ErrorPanel title="Failed to fetch properties" onRetry={onRetry}>
    {sentenceOf(error, 'We couldn’t load the homes.')} Your search is still here.
  </ErrorPanel>
)
