import { call } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { Button } from '@portal/shared-ui/button'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useChangeRequest } from './use-change-request.ts'

/** Tells the tenant that their request was seen (spec §4). Show it only if the lifecycle allows it. */
export function AcknowledgeButton({ request: { id, title } }: { request: MaintenanceRequest }) {
  const { mutateAsync, isPending } = useChangeRequest({
    send: () => call(maintenanceEndpoints.acknowledge, { params: { id } }),
    done: 'Request acknowledged successfully',
    failed: 'We couldn’t acknowledge the request',
  })
  /** The button disappears afterward, so the focus moves to the next one. */
  const acknowledge = (next: Element | null) =>
    mutateAsync(undefined).then(
      () => next instanceof HTMLElement && next.focus(),
      () => undefined, // a toast reports it
    )
  return (
    <Button pending={isPending} onClick={event => void acknowledge(event.currentTarget.nextElementSibling)}>
      Acknowledge<VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  )
}
