import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'
import { Link } from 'react-router-dom'

interface LandlordsOnlyProps {
  /** One sentence about what the page shows. */
  children: string
  picture: 'tools' | 'inbox'
  /** The tenants' counterpart of the page. */
  instead: { to: string; words: string }
}

/** Replaces a landlords' page when a tenant opens it. */
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
