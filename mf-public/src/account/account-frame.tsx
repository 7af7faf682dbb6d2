import { Page, PageHeader } from '@portal/shared-ui/page'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AccountLinks } from './account-links.tsx'

interface AccountFrameProps {
  title: string
  description?: string
  children: ReactNode
}

/** Around the pages of one's own account. */
export const AccountFrame = ({ title, description, children }: AccountFrameProps) => (
  <Page>
    <PageHeader title={title} description={description} links={<AccountLinks />} />
    <Narrow $gap={6}>{children}</Narrow>
  </Page>
)

/** The links above stay where the profile has them, whose page is wide. */
const Narrow = styled(Stack)`
  max-width: 720px;
`
