import { Stack } from '../stack/stack.tsx'
import { ContactNotice } from './contact-notice.tsx'

export default { title: 'ContactNotice' }

export const Outcomes = () => (
  <Stack>
    <ContactNotice
      inspection={{
        outcome: 'filtered',
        message:
          'Some external contact information was automatically removed. Please use our platform for all communications.',
        found: ['415-555-0134'],
        texts: { message: 'Could I see it on Friday? Ring [PHONE REMOVED] in the evening.' },
      }}
    />
    <ContactNotice
      inspection={{
        outcome: 'blocked',
        message: 'Your message contains external contact information which is not allowed.',
        found: ['ana@mail.test', '415-555-0134', 'https://ana.test'],
        texts: { message: '[EMAIL REMOVED], [PHONE REMOVED], [WEBSITE REMOVED]' },
      }}
    />
  </Stack>
)
