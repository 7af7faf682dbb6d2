// What comes after a home is listed: see it, share it, and where questions about it arrive.

import { ConfirmAddress } from '@portal/app-kit/confirm-address'
import { ShareButton } from '@portal/app-kit/share-button'
import * as sitePaths from '@portal/contract/site-paths'
import { quoted } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Link, useLocation, useNavigate } from 'react-router-dom'

interface ListedHome {
  id: string
  title: string
}

/** The form leaves it in the history entry. */
const isListed = (state: unknown): state is { listed: ListedHome } =>
  typeof state === 'object' && state !== null && 'listed' in state

export function ListedNotice() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  if (!isListed(state)) return null
  const { listed } = state
  return (
    <>
      <Notice
        title={`${quoted(listed.title)} is listed`}
        onDismiss={() => navigate({ search }, { replace: true, state: null })}
        action={
          <Stack $direction="row" $gap={2}>
            <Button asChild variant="outline" size="sm">
              <Link to={sitePaths.property(listed.id)}>See it</Link>
            </Button>
            <ShareButton property={listed} />
          </Stack>
        }
      >
        We’ll notify you when a tenant writes. You can answer under{' '}
        <Link to={sitePaths.landlordInquiries}>Inquiries</Link>.
      </Notice>
      <ConfirmAddress />
    </>
  )
}
