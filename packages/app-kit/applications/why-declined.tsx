import type { Application } from '@portal/contract/applications/application'
import { criterionWords, declineReasonWords } from '@portal/contract/applications/application-words'
import { disputeRights } from '@portal/contract/background-checks/provider'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Quote } from './application-facts.tsx'

type DeclinedApplication = Pick<Application, 'declineReason' | 'declineCriteria' | 'declineMessage'>

export const WhyDeclined = ({ declineReason, declineCriteria, declineMessage }: DeclinedApplication) =>
  declineReason && (
    <Stack $gap={2}>
      <Text $weight="medium">{declineReasonWords[declineReason]}</Text>
      {declineCriteria.length > 0 && (
        <Text>Not met: {declineCriteria.map(name => criterionWords[name]).join(', ')}</Text>
      )}
      {declineReason === 'background_report' && <Text>{disputeRights}</Text>}
      {declineMessage && <Quote>{declineMessage}</Quote>}
    </Stack>
  )
