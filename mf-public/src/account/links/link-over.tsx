import { Notice } from '@portal/shared-ui/notice'
import type { ReactNode } from 'react'

/** For a link that was used, has expired or is incomplete. The children say how to get another. */
export const LinkOver = ({ children }: { children: ReactNode }) => (
  <Notice title="This link doesn’t work" tone="danger" live>
    It may have expired, been used already, or been replaced by a newer one. {children}
  </Notice>
)
