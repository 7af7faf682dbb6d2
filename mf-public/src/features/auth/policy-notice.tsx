import { Notice } from '@portal/shared-ui/notice'

/** What everyone agrees to by signing up (spec §1 "Platform policy"). */
export const PolicyNotice = () => (
  <Notice title="Platform policy">
    All business communication and transactions must stay on the platform. Sharing external contact details or
    websites, or doing business off-platform, may lead to account suspension and legal action.
  </Notice>
)
