import { queryOf } from '@portal/client/call'
import { firstStepEndpoints } from '@portal/contract/auth/first-steps-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { type SessionUser, usePlatform } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Text } from '@portal/shared-ui/text'
import { Plus, Search } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { FirstStepsPanel, stepsOf } from './first-steps.tsx'
import { LandlordPanels } from './landlord-panels.tsx'
import { LandlordNext, TenantNext } from './next-for-you.tsx'
import { TenantPanels } from './tenant-panels.tsx'
import { useWaiting } from './use-waiting.ts'
import { Frame, Greeting } from './waiting-layout.tsx'

const ReviewsWaiting = lazily(async () => (await import('./reviews-waiting.tsx')).ReviewsWaiting)

interface WaitingProps {
  user: SessionUser
  /** Someone new has first steps to do, and nothing that waits. */
  onNew: (isNew: boolean) => void
}

export const Waiting = withQueries(({ user, onNew }: WaitingProps) => {
  const isLandlord = user.userType === 'landlord'
  const { hasMail = false } = usePlatform().settings
  const { data } = useWaiting(queryOf(firstStepEndpoints.read))
  const steps = data?.hasDealings === false ? stepsOf(data, user, hasMail) : []
  const isNew = steps.some(({ isDone }) => !isDone)
  useEffect(() => onNew(isNew), [isNew, onNew])
  return (
    <Frame>
      <Greeting>
        <div>
          <Heading level={1}>Welcome, {user.firstName}</Heading>
          <Text $tone="muted">Your activity</Text>
        </div>
        {isLandlord ? (
          <Button asChild variant="secondary" icon={<Plus aria-hidden />}>
            <Link to={sitePaths.createProperty}>Add Property</Link>
          </Button>
        ) : (
          !user.isAdministrator && (
            <Button asChild variant="secondary" icon={<Search aria-hidden />}>
              <Link to={sitePaths.search}>Find a Home</Link>
            </Button>
          )
        )}
      </Greeting>
      {user.isAdministrator && (
        <WhileLoading>
          <ReviewsWaiting />
        </WhileLoading>
      )}
      {isNew ? (
        !user.isAdministrator && <FirstStepsPanel steps={steps} />
      ) : (
        <>
          {isLandlord ? <LandlordNext /> : <TenantNext />}
          {isLandlord ? <LandlordPanels /> : <TenantPanels />}
        </>
      )}
    </Frame>
  )
})
