import { CheckBadge } from '@portal/app-kit/background-checks/check-badge'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { formatDate } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, space } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface CheckFrameProps {
  check: BackgroundCheck
  title: ReactNode
  label: string
  children?: ReactNode
}

export const CheckFrame = ({ check, title, label, children }: CheckFrameProps) => (
  <Frame aria-label={label}>
    <Stack $gap={2}>
      <Stack $direction="row" $gap={3} $align="center">
        <Heading level={3} size="md">
          {title}
        </Heading>
        <CheckBadge status={check.status} />
      </Stack>
      <Text $size="sm" $tone="muted">
        {check.propertyTitle ? `For ${check.propertyTitle}. ` : ''}Requested {formatDate(check.createdAt)}.
      </Text>
    </Stack>
    {children}
  </Frame>
)

const Frame = styled.article`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
  & + & {
    padding-top: ${space[6]};
    border-top: 1px solid ${color.border};
  }
`
