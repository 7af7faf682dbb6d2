// Says that a home was deleted, and offers Undo.

import { ComparePlans } from '@portal/app-kit/compare-plans'
import { isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { restorableMinutes } from '@portal/contract/properties/own-property'
import { quoted } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { Undo2 } from 'lucide-react'
import { useRestoreListing } from './use-change-listing.ts'
import type { DeletedHome } from './use-deleted-homes.ts'

interface DeletedNoticeProps {
  home: DeletedHome
  /** Just deleted: the notice takes over the focus from the card. */
  isNew: boolean
  onGone: () => void
}

export function DeletedNotice({ home: { id, title }, isNew, onGone }: DeletedNoticeProps) {
  const toast = useToast()
  const restoring = useRestoreListing(() => {
    onGone()
    toast({ title: `${quoted(title)} was restored`, tone: 'success' })
  })
  return (
    <Notice
      live
      title={`${quoted(title)} was deleted`}
      onDismiss={onGone}
      action={
        <Stack $direction="row" $gap={2}>
          <Button
            variant="outline"
            size="sm"
            icon={<Undo2 aria-hidden />}
            pending={restoring.isPending}
            autoFocus={isNew}
            onClick={() => restoring.mutate(id)}
          >
            Undo
          </Button>
          {isPlanLimit(restoring.error) && <ComparePlans />}
        </Stack>
      }
    >
      {restoring.isError
        ? sentenceOf(restoring.error, 'We couldn’t restore it. Please try again.')
        : `You can undo this for ${restorableMinutes} minutes.`}
    </Notice>
  )
}
