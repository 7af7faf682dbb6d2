import { Card } from '@portal/shared-ui/card'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { PlanGrid, PricingScreen } from './pricing-layout.tsx'

export const PricingSkeleton = () => (
  <PricingScreen>
    <SkeletonGroup label="Loading plans...">
      <Switches>
        <Skeleton $width="238px" $height="44px" $radius="md" />
        <Skeleton $width="170px" $height="44px" $radius="md" />
      </Switches>
      <PlanGrid $count={3}>
        {['free', 'basic', 'premium'].map(plan => (
          <Card key={plan} $padding="lg">
            <Lines>
              <Skeleton $width="40%" $height="24px" />
              <Skeleton $width="80%" />
              <Skeleton $width="50%" $height="44px" />
              <Skeleton $height="44px" />
              {['85%', '70%', '80%', '65%', '75%'].map(width => (
                <Skeleton key={width} $width={width} />
              ))}
            </Lines>
          </Card>
        ))}
      </PlanGrid>
    </SkeletonGroup>
  </PricingScreen>
)

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[4]};
  margin-bottom: ${space[8]};
`

const Lines = styled.div`
  display: grid;
  gap: ${space[4]};
`
