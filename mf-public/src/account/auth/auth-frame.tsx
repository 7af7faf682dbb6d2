import { useOperator } from '@portal/app-kit/operator'
import { Card } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { color, fontSize, media, radius, space } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface AuthFrameProps {
  /** Welcomes by default. */
  title?: string
  /** Null for none. */
  reason?: string | null | undefined
  children: ReactNode
}

export const AuthFrame = ({ title, reason, children }: AuthFrameProps) => {
  const { portalName } = useOperator()
  return (
    <Page $width="narrow">
      <Welcome>
        <Heading level={1} size="xl">
          {title ?? `Welcome to ${portalName}`}
        </Heading>
        {reason !== null && <p>{reason ?? 'Find your next home, or your next tenant.'}</p>}
      </Welcome>
      <FormCard>{children}</FormCard>
    </Page>
  )
}

export const Legal = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[5]};
  font-size: ${fontSize.sm};
  & > a {
    padding-block: ${space[3]};
    color: ${color.textMuted};
  }
`

const Welcome = styled.div`
  margin-block: ${space[2]} ${space[6]};
  text-align: center;
  p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
`

const FormCard = styled(Card)`
  padding: ${space[4]} ${space[4]} ${space[2]};
  border-radius: ${radius.lg};
  ${media.tablet} {
    padding: ${space[6]} ${space[6]} ${space[3]};
  }
`
