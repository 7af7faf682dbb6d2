import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Notice } from './notice.tsx'

export default { title: 'Notice' }

export const Tones = () => (
  <Stack>
    <Notice title="Platform policy" action={<Button size="sm">I understand</Button>}>
      All business communication and transactions must stay on the platform.
    </Notice>
    <Notice tone="warning" title="Content Filtered" onDismiss={() => undefined}>
      Some external contact information was automatically removed. Please use our platform for all
      communications.
    </Notice>
    <Notice tone="danger" title="Content Blocked" live>
      Your message contains external contact information which is not allowed.
    </Notice>
    <Notice>3 properties without coordinates are not shown on map</Notice>
  </Stack>
)
