// What a tenant may do next about a home.
import { landlordName } from '@portal/contract/properties/property-words'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import type { TenancyTask } from './tenancy-dialog.tsx'

interface NextStepProps {
  tenancy: Tenancy
  onTask: (task: TenancyTask) => void
}

export function NextStep({ tenancy, onTask }: NextStepProps) {
  const { status, startsOn, expiresAt } = tenancy
  const landlord = landlordName(tenancy)
  if (status === 'offered')
    return (
      <Notice
        title={`${landlord} offers you this home`}
        action={
          <Stack $direction="row" $gap={2}>
            <Button onClick={() => onTask('agree')}>Agree</Button>
            <Button variant="outline" onClick={() => onTask('decline')}>
              Decline
            </Button>
          </Stack>
        }
      >
        {expiresAt && `Please check the terms below and respond by ${formatDate(expiresAt)}.`}
      </Notice>
    )
  if (status === 'agreed')
    return (
      <Notice title={`You move in on ${formatDate(startsOn)}`}>
        From then on you can request repairs here.
      </Notice>
    )
  if (status === 'expired')
    return <Notice title="This offer has lapsed">Ask {landlord} for a new one.</Notice>
  if (status === 'withdrawn') return <Notice title={`${landlord} withdrew this offer`} />
  return null
}
