import { FitList } from '@portal/app-kit/applications/fit-list'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { queryOf } from '@portal/client/call'
import { fitEndpoints } from '@portal/contract/applications/fit-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** What the home asks for, beside the tenant's own profile. Nobody else sees it, and nothing is sent to the landlord. */
export const FitPanel = withQueries(({ propertyId }: { propertyId: string }) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(fitEndpoints.fit, { params: { id: propertyId } }),
    staleTime: 0,
  })
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (data) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [data])
  if (error) return <LoadFailure title="We couldn’t compare your profile" error={error} retry={refetch} />
  if (!data) return <SkeletonGroup label="Comparing your profile" $height="180px" />
  const asked = Object.fromEntries(data.criteria.map(({ name, asked }) => [name, asked]))
  return (
    <Panel ref={panel} as="section" $gap={3} aria-label="Do I fit?">
      <FitList fit={data.criteria} asked={asked} isMine />
      <Text $size="sm" $tone="muted">
        Only you see this. <Link to={sitePaths.profile}>Change your profile</Link>
      </Text>
    </Panel>
  )
})

/** Above the bottom bar. */
const Panel = styled(Stack)`
  scroll-margin-bottom: 120px;
`
