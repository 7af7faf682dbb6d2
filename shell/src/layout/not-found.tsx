import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from '../address/link.tsx'
import { Notice } from './notice.tsx'

/** For any path without an active app; with the words of spec §2.19. */
export const NotFound = () => {
  usePageTitle('404 Page Not Found')
  return (
    <Page>
      <Notice
        title="We could not find this page"
        level={1}
        picture="path"
        action={
          <Stack $gap={6}>
            <Stack $direction="row" $gap={2} $justify="center">
              <Button asChild>
                <Link to={sitePaths.search}>Find a home</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to={sitePaths.home}>Back to home</Link>
              </Button>
            </Stack>
            <div>
              <Text $size="sm" $tone="muted" $weight="semibold">
                404 Page Not Found
              </Text>
              <Text $size="sm" $tone="muted">
                Did you forget to add the page to the router?
              </Text>
            </div>
          </Stack>
        }
      >
        The link may have a typo, or the page may have been removed.
      </Notice>
    </Page>
  )
}
