import { Heading } from '@portal/shared-ui/heading'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { color, lane, media, radius, size, space } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface MessagesFrameProps {
  /** Something besides the list is open: on a phone it replaces the list. */
  isOpen: boolean
  list: ReactNode
  children: ReactNode
}

/** As high as the window below the header, so that the latest messages and the field to write are in view together. */
export const MessagesFrame = ({ isOpen, list, children }: MessagesFrameProps) => (
  <Place>
    <Frame>
      <Side aria-label="Conversations" $isOpen={isOpen}>
        {list}
      </Side>
      <Pane $isOpen={isOpen}>{children}</Pane>
    </Frame>
  </Place>
)

export const ListHead = styled(Heading)`
  padding: ${space[4]};
`

export const ListTools = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: 0 ${space[4]} ${space[4]};
`

export const MessagesSkeleton = () => (
  <MessagesFrame
    isOpen={false}
    list={
      <>
        <ListHead level={1} size="lg">
          Messages
        </ListHead>
        <ListTools aria-hidden>
          <Skeleton $height={size.touch} $radius="full" />
          <Skeleton $height={size.touch} $radius="md" />
        </ListTools>
        <ThreadsSkeleton />
      </>
    }
  >
    {null}
  </MessagesFrame>
)

export const ThreadsSkeleton = () => (
  <SkeletonGroup label="Loading your conversations">
    {['first', 'second', 'third'].map(row => (
      <RowShape key={row}>
        <Skeleton $width="44px" $height="44px" $radius="full" />
        <div>
          <Skeleton $width="60%" $height="20px" />
          <Skeleton $width="90%" $height="18px" />
        </div>
      </RowShape>
    ))}
  </SkeletonGroup>
)

const Place = styled.div`
  width: 100%;
  max-width: calc(${size.page} + 48px);
  margin-inline: auto;
  ${media.tablet} {
    padding: ${space[6]} ${lane.pageMargin};
  }
`

const Frame = styled.div`
  display: flex;
  height: max(440px, calc(100dvh - ${size.header} - 1px - ${lane.height}));
  background: ${color.surface};
  ${media.tablet} {
    height: max(480px, calc(100dvh - ${size.header} - ${space[6]} - 1px - max(${space[6]}, ${lane.height})));
    overflow: hidden;
    border: 1px solid ${color.border};
    border-radius: ${radius.lg};
  }
`

const Side = styled.section<{ $isOpen: boolean }>`
  display: ${props => (props.$isOpen ? 'none' : 'block')};
  flex: 1;
  min-width: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.tablet} {
    display: block;
    flex: none;
    width: clamp(288px, 34%, 360px);
    border-inline-end: 1px solid ${color.border};
  }
`

const Pane = styled.section<{ $isOpen: boolean }>`
  display: ${props => (props.$isOpen ? 'flex' : 'none')};
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-y: auto;
  ${media.tablet} {
    display: flex;
  }
`

const RowShape = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]};
  & > div {
    display: grid;
    flex: 1;
    gap: ${space[2]};
  }
`
