import { Page, PageHeader } from '@portal/shared-ui/page'
import { Stack } from '@portal/shared-ui/stack'
import type { ReactNode } from 'react'
import { AccountLinks } from './account-links.tsx'

interface AccountFrameProps {
  title: string
  description?: string
  children: ReactNode
}

/** Around the pages of one's own account. */
export const AccountFrame = ({ title, description, children }: AccountFrameProps) => (
  <Page $width="form">
    <PageHeader title={title} description={description} links={<AccountLinks />} />
    <Stack $gap={6}>{children}</Stack>
  </Page>
)
