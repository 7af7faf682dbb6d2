import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

interface CardLinesProps {
  label: string
  /** Shows the label on the screen too, not only to screen readers. */
  isNamed?: boolean
  /** The usual height of the content: a CSS length. */
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

/** `what` ends the sentence: "your usage". */
export const CardFailure = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <ErrorPanel compact title={`We couldn’t load ${what}`} onRetry={onRetry}>
    The rest of the page still works.
  </ErrorPanel>
)
