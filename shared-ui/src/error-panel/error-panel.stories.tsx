import { Button } from '../button/button.tsx'
import { ErrorPanel } from './error-panel.tsx'

export default { title: 'Error panel' }

export const Usual = () => <ErrorPanel onRetry={() => undefined} />

export const Compact = () => (
  <ErrorPanel compact title="Your reminders could not be loaded." onRetry={() => undefined} />
)

export const InWords = () => (
  <ErrorPanel
    title="My Properties did not load"
    onRetry={() => undefined}
    actions={
      <Button variant="outline" asChild>
        <a href="#home">Go home</a>
      </Button>
    }
  >
    Error loading properties. Please try again.
  </ErrorPanel>
)
