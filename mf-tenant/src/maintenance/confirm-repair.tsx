// Asks the tenant whether a completed repair is done.
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { reopenUntil } from '@portal/contract/maintenance/confirmed'
import { confirmingEndpoints } from '@portal/contract/maintenance/confirming-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'

interface ConfirmRepairProps {
  request: MaintenanceRequest
  onReopen: () => void
}

export function ConfirmRepair({ request, onReopen }: ConfirmRepairProps) {
  const { mutate, isPending } = useConfirm(request.id)
  const until = reopenUntil(request)
  return (
    <Stack $gap={2}>
      <Text $size="sm">
        Is it fixed? {until && `If you don’t answer, we’ll mark it as fixed on ${formatDate(until)}.`}
      </Text>
      <Stack $direction="row" $gap={3} $justify="end">
        <Button variant="outline" onClick={onReopen}>
          Not fixed
        </Button>
        <Button pending={isPending} onClick={() => mutate()}>
          Yes, it’s fixed
        </Button>
      </Stack>
    </Stack>
  )
}

const useConfirm = (id: string) =>
  useChange({
    send: () => call(confirmingEndpoints.confirm, { params: { id } }),
    reads: [maintenanceEndpoints.myRequests, maintenanceEndpoints.read],
    done: () => ({ title: 'Repair confirmed', description: 'We’ll let your landlord know.' }),
    failed: 'We couldn’t confirm the repair',
  })
