import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { color, fontSize, media, space } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export const PricingScreen = ({ children }: { children: ReactNode }) => (
  <Page>
    <Intro>
      <Heading level={1} size="display">
        Pricing
      </Heading>
      <p>Start free and stay free. Upgrade when you need more.</p>
    </Intro>
    <Sections>{children}</Sections>
  </Page>
)

const Intro = styled.header`
  margin: ${space[4]} auto ${space[6]};
  text-align: center;
  p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
    font-size: ${fontSize.lg};
    text-wrap: balance;
  }
  ${media.tablet} {
    margin-bottom: ${space[8]};
  }
`

const Sections = styled.div`
  display: grid;
  gap: ${space[8]};
  & > * {
    min-width: 0;
  }
`

/** The plans side by side where there is room: three for tenants, four for landlords. */
export const PlanGrid = styled.div<{ $count: number }>`
  display: grid;
  gap: ${space[4]};
  width: 100%;
  max-width: ${props => (props.$count > 3 ? 'none' : '1040px')};
  margin-inline: auto;
  ${media.tablet} {
    grid-template-columns: repeat(${props => (props.$count > 3 ? 2 : 3)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(${props => props.$count}, minmax(0, 1fr));
    gap: ${space[5]};
  }
`

export const Account = styled.p`
  color: ${color.textMuted};
  text-align: center;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.primary};
  }
`
