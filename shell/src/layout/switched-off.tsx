import * as sitePaths from '@portal/contract/site-paths'
import { matchRoute, titleOff, type WhyOff } from '@portal/releases/match-route'
import type { Registry } from '@portal/releases/registry'
import { Button } from '@portal/shared-ui/button'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { Link } from '../address/link.tsx'
import { Notice } from './notice.tsx'

/** Also for an app that does not fit the rest of the portal until its next release. */
export const SwitchedOff = ({ registry, why }: { registry: Registry; why: WhyOff }) => {
  usePageTitle(titleOff(why))
  return (
    <Page>
      <Notice
        title={`This part is ${why}`}
        level={1}
        picture="tools"
        action={
          matchRoute(registry, sitePaths.home) && (
            <Button asChild variant="outline">
              <Link to={sitePaths.home}>Back to home</Link>
            </Button>
          )
        }
      >
        Please come back later. The rest of the portal works as usual.
      </Notice>
    </Page>
  )
}
