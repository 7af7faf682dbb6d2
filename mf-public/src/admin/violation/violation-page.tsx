// One finding: what it is about, what was said around it, who is concerned, and the decision.
import { queryOf } from '@portal/client/call'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { findingTitle } from '../finding-words.ts'
import { onePage } from '../one-page.tsx'
import { FindingView } from './finding-view.tsx'

export const ViolationPage = onePage({
  noun: 'Finding',
  read: id => queryOf(findingEndpoints.read, { params: { id } }),
  titleOf: ({ violation }) => findingTitle(violation),
  instead: {
    picture: 'path',
    to: sitePaths.admin,
    words: 'Go to the queue',
    children: 'The link may be wrong, or the account it was about has ended.',
  },
  draw: detail => <FindingView detail={detail} />,
})
