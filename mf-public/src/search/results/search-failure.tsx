import { sentenceOf } from '@portal/client/api-error'
import { ErrorPanel } from '@portal/shared-ui/error-panel'

interface SearchFailureProps {
  error: unknown
  onRetry: () => void
}

/** In place of the homes; the filters stay, and so does the address. */
export const SearchFailure = ({ error, onRetry }: SearchFailureProps) => (
  <ErrorPanel title="Failed to fetch properties" onRetry={onRetry}>
    {sentenceOf(error, 'The homes could not be loaded.')} Your search is kept.
  </ErrorPanel>
)
