import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useTitle } from '@portal/app-kit/use-title'
import { Page } from '@portal/shared-ui/page'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Stack } from '@portal/shared-ui/stack'
import { TenantsOnly } from '../tenants-only.tsx'
import { stageIn } from './inquiries-query.ts'
import { InquiriesHeader } from './inquiries-skeleton.tsx'
import { InquiryList } from './inquiry-list.tsx'

export const InquiriesPage = withQueries(() => {
  useTitle('Inquiries')
  const person = useSession()?.user
  return (
    <Page $width="form">
      {person?.userType === 'landlord' ? (
        <TenantsOnly about="inquiries" />
      ) : (
        <>
          <InquiriesHeader />
          {person && <MyInquiries />}
        </>
      )}
    </Page>
  )
})

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
