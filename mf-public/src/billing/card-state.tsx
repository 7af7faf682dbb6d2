// What a card shows while it loads, and when it could not be loaded.
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'

interface CardLinesProps {
  /** What is loading. */
  label: string
  /** Shows the label too, not only to screen readers. */
  isNamed?: boolean
  /** What usually comes is this high: a CSS length. */
  height?: string
}

export const CardLines = ({ label, isNamed = false, height = 'auto' }: CardLinesProps) => (
  <SkeletonGroup label={label}>
    <Lines $height={height}>
      {isNamed && (
        <Text aria-hidden $tone="muted">
          {label}
        </Text>
      )}
      <Skeleton $width="45%" $height="24px" />
      <Skeleton $width="80%" />
      <Skeleton $width="60%" />
    </Lines>
  </SkeletonGroup>
)

const Lines = styled.div<{ $height: string }>`
  display: grid;
  align-content: start;
  min-height: ${props => props.$height};
  gap: ${space[3]};
`

/** `what` begins the sentence: "Your usage". */
export const CardFailure = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <Notice
    tone="danger"
    live
    title={`${what} could not be loaded`}
    action={
      <Button size="sm" variant="outline" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    The rest of the page still works.
  </Notice>
)
