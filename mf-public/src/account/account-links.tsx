import { PageLinks } from '@portal/app-kit/page-links'
import * as sitePaths from '@portal/contract/site-paths'

const places = [
  { words: 'Profile', to: sitePaths.profile },
  { words: 'Documents', to: sitePaths.documents },
  { words: 'Sharing', to: sitePaths.sharing },
  { words: 'Verification', to: sitePaths.profileVerification },
  { words: 'Security', to: sitePaths.security },
  { words: 'Emails and calendar', to: sitePaths.notificationSettings },
  { words: 'Standing', to: sitePaths.standing },
]

export const AccountLinks = () => <PageLinks label="Account" places={places} />
