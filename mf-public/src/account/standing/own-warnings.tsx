import { useChange } from '@portal/app-kit/use-change'
import { usePages } from '@portal/app-kit/use-pages'
import { call, queryOf } from '@portal/client/call'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { policyWarningType, type Warning } from '@portal/contract/warnings/warning'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { StandingList } from './standing-list.tsx'
import { warningsLimit } from './standing-reads.ts'

const severityWords: Record<Warning['severity'], string> = {
  low: 'Note',
  medium: 'Warning',
  high: 'Serious warning',
  critical: 'Final warning',
}

/** All but the policy, which every landlord reads and acknowledges. */
export const OwnWarnings = () => {
  const found = usePages(
    cursor => queryOf(warningEndpoints.list, { query: { limit: String(warningsLimit), cursor } }),
    warningsLimit,
  )
  return (
    <StandingList
      title="Warnings"
      empty="No warnings."
      list={found}
      rows={found.data?.pages
        .flat()
        .filter(({ warningType }) => warningType !== policyWarningType)
        .map(warning => (
          <li key={warning.id}>
            <OwnWarning {...warning} />
          </li>
        ))}
    />
  )
}

const OwnWarning = ({ id, message, severity, isAcknowledged, createdAt }: Warning) => {
  const acknowledge = useChange({
    send: () => call(warningEndpoints.acknowledge, { params: { id } }),
    reads: [warningEndpoints.list],
    done: () => ({ title: 'Warning acknowledged' }),
    failed: { otherwise: 'We couldn’t save this. Please try again.' },
  })
  return (
    <ListRow
      icon={<TriangleAlert aria-hidden />}
      title={severityWords[severity]}
      badges={!isAcknowledged && <Badge tone="warning">New</Badge>}
      meta={formatTime(createdAt)}
      dimmed={isAcknowledged}
    >
      <Text $size="sm">{message}</Text>
      {!isAcknowledged && (
        <Acknowledge
          variant="outline"
          size="sm"
          pending={acknowledge.isPending}
          onClick={() => acknowledge.mutate()}
        >
          I understand
        </Acknowledge>
      )}
    </ListRow>
  )
}

const Acknowledge = styled(Button)`
  margin-block: ${space[2]};
`
