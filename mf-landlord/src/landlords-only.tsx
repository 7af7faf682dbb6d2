import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { Page } from '@portal/shared-ui/page'

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
      <InsteadOfPage
        picture={picture}
        title="You must be a landlord to view this page."
        to={instead.to}
        words={instead.words}
      >
        {children}
      </InsteadOfPage>
    </Page>
  )
}
