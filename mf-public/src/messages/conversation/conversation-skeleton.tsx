import { Heading } from '@portal/shared-ui/heading'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { styled } from 'styled-components'

const widths = ['55%', '40%', '62%']

export const ConversationSkeleton = () => (
  <>
    <VisuallyHidden>
      <Heading level={1}>Conversation</Heading>
    </VisuallyHidden>
    <SkeletonGroup label="Loading this conversation">
      <Shape>
        <Skeleton $width="220px" $height="44px" />
        {widths.map(width => (
          <Skeleton key={width} $width={width} $height="52px" $radius="md" />
        ))}
      </Shape>
    </SkeletonGroup>
  </>
)

const Shape = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  & > :nth-child(even) {
    justify-self: end;
  }
`
