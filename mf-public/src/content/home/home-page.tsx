// The start page: an introduction for visitors (spec §2.3), or a signed-in person's activity; below it the demonstration (spec §2.1).
import { useTitle } from '@portal/app-kit/use-title'
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { space } from '@portal/shared-ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { AudienceCards } from './audience-cards.tsx'
import { Demonstration } from './demonstration/demonstration.tsx'
import { HomeHero } from './home-hero.tsx'
import { TrustBadges } from './trust-badges.tsx'
import { WaitingSkeleton } from './waiting/waiting-layout.tsx'

const Waiting = lazily(async () => (await import('./waiting/waiting.tsx')).Waiting)

export const HomePage = () => {
  useTitle('Home')
  const session = useSession()
  const [isNew, setNew] = useState(false)
  if (!session) return <HomeForVisitors />
  return (
    <Sections>
      <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
        <WhileLoading show={<WaitingSkeleton />}>
          <Waiting user={session.user} onNew={setNew} />
        </WhileLoading>
      </Boundary>
      {!isNew && <Demonstration isBelow />}
    </Sections>
  )
}

/** Static text, so that the server can render all of it. */
export const HomeForVisitors = () => (
  <Sections>
    <HomeHero />
    <AudienceCards />
    <TrustBadges />
    <Demonstration />
  </Sections>
)

/** The server's HTML for signed-in people, the same for everyone. */
export const HomeForPeople = () => (
  <Sections>
    <WaitingSkeleton />
    <Demonstration />
  </Sections>
)

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding-bottom: ${space[16]};
`
