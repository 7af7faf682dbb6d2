import type { Application } from '@portal/contract/applications/application'
import { criterionWords, declineReasonWords } from '@portal/contract/applications/application-words'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Quote } from './application-facts.tsx'

type Declined = Pick<Application, 'declineReason' | 'declineCriteria' | 'declineMessage'>

/** The reason for a decline, the criteria that were not met, and what the landlord wrote; nothing without a reason. */
export const WhyDeclined = ({ declineReason, declineCriteria, declineMessage }: Declined) =>
  declineReason && (
    <Stack $gap={2}>
      <Text $weight="medium">{declineReasonWords[declineReason]}</Text>
      {declineCriteria.length > 0 && (
        <Text>Not met: {declineCriteria.map(name => criterionWords[name]).join(', ')}</Text>
      )}
      {declineMessage && <Quote>{declineMessage}</Quote>}
    </Stack>
  )
