import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'
import { Link } from 'react-router-dom'

interface LandlordsOnlyProps {
  /** What the page shows, in a sentence. */
  children: string
  picture: 'tools' | 'inbox'
  /** Where a tenant finds their own side of it. */
  instead: { to: string; words: string }
}

/** What a tenant reads instead of a page for landlords. */
export function LandlordsOnly({ children, picture, instead }: LandlordsOnlyProps) {
  return (
    <Page>
      <EmptyState
        level={1}
        picture={picture}
        title="You must be a landlord to view this page."
        action={
          <Button asChild>
            <Link to={instead.to}>{instead.words}</Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  )
}
