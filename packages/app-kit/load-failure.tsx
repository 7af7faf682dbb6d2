import { sentenceOf } from '@portal/client/api-error'
import { ErrorPanel, type ErrorPanelProps } from '@portal/shared-ui/error-panel'

interface LoadFailureProps extends Pick<ErrorPanelProps, 'title' | 'level'> {
  error: unknown
  retry: () => unknown
  /** If the error has no sentence of its own. */
  children?: string
}

export const LoadFailure = ({ error, retry, children = 'Please try again.', ...panel }: LoadFailureProps) => (
  <ErrorPanel {...panel} onRetry={() => void retry()}>
    {sentenceOf(error, children)}
  </ErrorPanel>
)
