import { Page, PageHeader } from '@portal/shared-ui/page'
import { space } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export const SubscriptionScreen = ({ children }: { children: ReactNode }) => (
  <Page>
    <PageHeader title="Subscription Management" description="Plan, usage and invoices" />
    {children}
  </Page>
)

/** Cards with actions go in the wide column, help in the narrow one. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  & > div {
    display: grid;
    gap: ${space[6]};
    align-content: start;
    min-width: 0;
  }
  @media (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`
