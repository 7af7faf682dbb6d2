import { useChange } from '@portal/app-kit/use-change'
import { useTask } from '@portal/app-kit/use-task'
import { call } from '@portal/client/call'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Stack } from '@portal/shared-ui/stack'

const DisputeDialog = lazily(async () => (await import('./dispute-dialog.tsx')).DisputeDialog)

const disputeTitle = 'Dispute this report'

export const DecideReport = ({ check }: { check: BackgroundCheck }) => {
  const { id, requester, status } = check
  const [task, setTask] = useTask<'dispute'>(() => status === 'ready')
  const close = () => setTask(null)
  const release = useChange({
    send: () => call(backgroundCheckEndpoints.release, { params: { id } }),
    reads: [backgroundCheckEndpoints.list],
    done: () => ({ title: 'Report released', description: `${requester.firstName} can now read it.` }),
    failed: 'We couldn’t release the report',
  })
  return (
    <>
      <Stack $direction="row" $gap={3}>
        <Button pending={release.isPending} pendingText="Releasing..." onClick={() => release.mutate()}>
          Release to {requester.firstName}
        </Button>
        {status === 'ready' && (
          <Button
            variant="outline"
            aria-haspopup="dialog"
            {...DisputeDialog.near}
            onClick={() => setTask('dispute')}
          >
            Dispute
          </Button>
        )}
      </Stack>
      {task === 'dispute' && (
        <DialogOnDemand title={disputeTitle} onClose={close}>
          <DisputeDialog check={check} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}
