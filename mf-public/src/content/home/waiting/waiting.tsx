import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Text } from '@portal/shared-ui/text'
import { Plus, Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LandlordPanels } from './landlord-panels.tsx'
import { TenantPanels } from './tenant-panels.tsx'
import { Frame, Greeting } from './waiting-layout.tsx'

export const Waiting = withQueries(({ user }: { user: SessionUser }) => {
  const isLandlord = user.userType === 'landlord'
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
          <Button asChild variant="secondary" icon={<Search aria-hidden />}>
            <Link to={sitePaths.search}>Find a Home</Link>
          </Button>
        )}
      </Greeting>
      {isLandlord ? <LandlordPanels /> : <TenantPanels />}
    </Frame>
  )
})
