// A tenant's inquiries to landlords, and the answers.

import { useAddressParams } from '@portal/app-kit/use-address-params'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Stack } from '@portal/shared-ui/stack'
import { Link } from 'react-router-dom'
import { stageIn } from './inquiries-query.ts'
import { InquiriesHeader } from './inquiries-skeleton.tsx'
import { InquiryList } from './inquiry-list.tsx'

export const InquiriesPage = withQueries(() => {
  usePageTitle(`Inquiries · ${productName}`)
  const person = useSession()?.user
  return (
    <Page $width="form">
      {person?.userType === 'landlord' ? (
        <ForTenantsOnly />
      ) : (
        <>
          <InquiriesHeader />
          {person && <MyInquiries />}
        </>
      )}
    </Page>
  )
})

function ForTenantsOnly() {
  return (
    <EmptyState
      level={1}
      picture="inbox"
      title="You must be a tenant to view this page."
      action={
        <Button asChild>
          <Link to={sitePaths.landlordInquiries}>View the inquiries you received</Link>
        </Button>
      }
    >
      This page shows the inquiries that tenants have sent.
    </EmptyState>
  )
}

const segments = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
] as const

/** The address holds the chosen stage and the opened inquiry. */
function MyInquiries() {
  const [params, changeParams] = useAddressParams()
  const stage = stageIn(params)
  const show = (state: string | null) => changeParams({ state, inquiry: null }, { replace: true })
  return (
    <Stack $gap={6}>
      <SegmentedControl
        label="Inquiries by status"
        fullWidth
        segments={segments}
        value={stage ?? 'all'}
        onValueChange={state => show(state === 'all' ? null : state)}
      />
      <InquiryList stage={stage} namedId={params.get('inquiry')} onShowAll={() => show(null)} />
    </Stack>
  )
}
