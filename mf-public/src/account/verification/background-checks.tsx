// The tenant sees each report first, and decides what happens with it.
import { KnownRefusal } from '@portal/app-kit/known-refusal'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { PlanUsedUp } from '@portal/app-kit/plan-used-up'
import { ShowMore } from '@portal/app-kit/show-more'
import { useChange } from '@portal/app-kit/use-change'
import { usePages } from '@portal/app-kit/use-pages'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call, queryOf } from '@portal/client/call'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { backgroundCheckStateAt } from '@portal/contract/background-checks/lifecycle'
import * as sitePaths from '@portal/contract/site-paths'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { Button } from '@portal/shared-ui/button'
import { FormSection } from '@portal/shared-ui/form-section'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { CheckFrame } from './check-frame.tsx'
import { OwnCheck } from './own-check.tsx'

/** For the person who asked; what there is to do is on the application's page. */
const AskedCheck = ({ check }: { check: BackgroundCheck }) => {
  const name = `${check.subject.firstName} ${check.subject.lastName}`
  return (
    <CheckFrame check={check} title={name} label={`${name}’s background check`}>
      {check.applicationId && (
        <Link to={sitePaths.landlordApplication(check.applicationId)}>View application</Link>
      )}
    </CheckFrame>
  )
}

const OrderOwnCheck = () => {
  const sendOnce = useSendOnce((_: undefined, clientId) =>
    call(backgroundCheckEndpoints.order, { body: { clientId } }),
  )
  const order = useChange({
    send: () => sendOnce(undefined),
    reads: [backgroundCheckEndpoints.list, subscriptionEndpoints.usage],
    done: () => ({ title: 'Background check ordered', description: 'Please enter your details next.' }),
    failed: 'We couldn’t order a background check',
  })
  return (
    <Stack as="section" $gap={3} aria-label="Order your own">
      <Text>You can order your own check, which counts toward your plan. Only you see the report.</Text>
      <KnownRefusal endpoint={backgroundCheckEndpoints.order} />
      <Stack $direction="row">
        <Button
          variant="outline"
          pending={order.isPending}
          pendingText="Ordering..."
          onClick={() => order.mutate()}
        >
          Order a check
        </Button>
      </Stack>
      <PlanUsedUp feature="backgroundChecks" />
    </Stack>
  )
}

const isUnderWay = new Set(['invited', 'running', 'ready', 'disputed'])

export const BackgroundChecks = () => {
  const person = useSession()?.user
  const { hasScreening = false } = usePlatform().settings
  useReadOnArrival([backgroundCheckEndpoints.list])
  const found = usePages(cursor => queryOf(backgroundCheckEndpoints.list, { query: { cursor } }))
  const checks = found.data?.pages
    .flatMap(page => page.backgroundChecks)
    .map(check => ({ ...check, status: backgroundCheckStateAt(check, Date.now()) }))
  const isTenant = person?.userType === 'tenant'
  const mayOrder =
    isTenant &&
    hasScreening &&
    checks?.every(({ requesterId, status }) => requesterId !== person.id || !isUnderWay.has(status))
  return (
    <FormSection
      title="Background checks"
      description={
        isTenant
          ? 'You see each report before anyone else. Others only ever see that your check is approved, as long as your newest report is clear.'
          : undefined
      }
    >
      {checks ? (
        <Stack $gap={6}>
          {checks.length === 0 && (
            <Text $tone="muted">
              {isTenant ? (
                'No background checks yet.'
              ) : (
                <>
                  You haven’t asked for a background check. To ask an applicant for one, open their{' '}
                  <Link to={sitePaths.landlordApplications}>application</Link>.
                </>
              )}
            </Text>
          )}
          {checks.map(check =>
            check.subjectId === person?.id ? (
              <OwnCheck key={check.id} check={check} />
            ) : (
              <AskedCheck key={check.id} check={check} />
            ),
          )}
          <ShowMore list={found} />
          {mayOrder && <OrderOwnCheck />}
        </Stack>
      ) : found.error ? (
        <LoadFailure
          title="We couldn’t load your background checks"
          error={found.error}
          retry={found.refetch}
        />
      ) : (
        <SkeletonGroup label="Loading your background checks" $height="120px" />
      )}
    </FormSection>
  )
}
