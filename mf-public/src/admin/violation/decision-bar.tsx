import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import type { FindingDetail } from '@portal/contract/moderation/finding'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { formatTime } from '@portal/shared-ui/format-date'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { type Ref, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type Decision, wordsFor } from '../decision-words.ts'
import { isOpen, nameOf } from '../finding-words.ts'

const DecideDialog = lazily(async () => (await import('../admin-dialogs.ts')).DecideDialog)

const reads = [findingEndpoints.read, findingEndpoints.list]

/** Takes, releases and decides; then leads to the next one. */
export const DecisionBar = ({ detail }: { detail: FindingDetail }) => {
  const { violation, cannotDecide } = detail
  const [begun, setBegun] = useState<Decision>()
  const [wasDecided, setDecided] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const close = () => setBegun(undefined)
  const isOver = wasDecided && !isOpen(violation)
  useEffect(() => {
    if (isOver) next.current?.focus()
  }, [isOver])
  return (
    <>
      <Stack $direction="row" $gap={3} $justify="space-between">
        {!isOpen(violation) ? (
          <>
            <Text $size="sm" $tone="muted">
              This is decided.
            </Text>
            <NextButton ref={next} id={violation.id} />
          </>
        ) : cannotDecide === null ? (
          <>
            <TakenBy detail={detail} />
            <Stack $direction="row" $gap={2} onPointerEnter={DecideDialog.loadAhead}>
              <Button variant="outline" aria-haspopup="dialog" onClick={() => setBegun('dismissed')}>
                {wordsFor(violation, 'dismissed').title}
              </Button>
              <Button variant="danger" aria-haspopup="dialog" onClick={() => setBegun('confirmed')}>
                {wordsFor(violation, 'confirmed').title}
              </Button>
            </Stack>
          </>
        ) : (
          <>
            <Text $size="sm">{cannotDecide}</Text>
            <NextButton id={violation.id} />
          </>
        )}
      </Stack>
      {begun && (
        <DialogOnDemand title="Decide" placement="sheet" onClose={close}>
          <DecideDialog
            finding={violation}
            decision={begun}
            onClose={close}
            onDecided={() => setDecided(true)}
          />
        </DialogOnDemand>
      )}
    </>
  )
}

const TakenBy = ({ detail: { violation } }: { detail: FindingDetail }) => {
  const { id, takenBy, takenUntil } = violation
  const isOwn = takenBy?.id === useSession()?.user.id
  const failed = 'Error'
  const take = useChange({ send: () => call(findingEndpoints.take, { params: { id } }), reads, failed })
  const release = useChange({ send: () => call(findingEndpoints.release, { params: { id } }), reads, failed })
  if (!takenBy)
    return (
      <Button variant="ghost" size="sm" pending={take.isPending} onClick={() => take.mutate()}>
        Take this
      </Button>
    )
  return (
    <Stack $direction="row" $gap={2}>
      <Text $size="sm">
        {isOwn ? 'You’re' : `${nameOf(takenBy)} is`} on it{takenUntil && ` until ${formatTime(takenUntil)}`}
      </Text>
      {isOwn && (
        <Button variant="ghost" size="sm" pending={release.isPending} onClick={() => release.mutate()}>
          Release
        </Button>
      )}
    </Stack>
  )
}

/** Opens the oldest one that nobody else is on. */
const NextButton = ({ id, ref }: { id: string; ref?: Ref<HTMLButtonElement> }) => {
  const navigate = useNavigate()
  const toast = useToast()
  const ownId = useSession()?.user.id
  const find = useChange({
    send: () => call(findingEndpoints.list, { query: { limit: '10' } }),
    onDone: ({ violations }) => {
      const next = violations.find(
        one => one.id !== id && one.cannotDecide === null && (!one.takenBy || one.takenBy.id === ownId),
      )
      if (next) return navigate(sitePaths.adminViolation(next.id))
      toast({ title: 'That was the last one' })
      return navigate(sitePaths.admin)
    },
    failed: 'Error',
  })
  return (
    <Stack $direction="row" $gap={2}>
      <Button asChild variant="ghost">
        <Link to={sitePaths.admin}>Queue</Link>
      </Button>
      <Button ref={ref} pending={find.isPending} onClick={() => find.mutate()}>
        Next
      </Button>
    </Stack>
  )
}
