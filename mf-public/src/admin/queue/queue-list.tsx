// What waits for a decision, for mouse, touch and keys.
import { ShowMore } from '@portal/app-kit/show-more'
import type { QueuedFinding } from '@portal/contract/moderation/finding'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, media, space } from '@portal/shared-ui/tokens'
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Decision } from '../decision-words.ts'
import { isOpen } from '../finding-words.ts'
import { QueueRow } from './queue-row.tsx'

const DecideDialog = lazily(async () => (await import('../admin-dialogs.ts')).DecideDialog)

interface QueueListProps {
  findings: readonly QueuedFinding[]
  list: ComponentProps<typeof ShowMore>['list']
}

const decisionByKey: Readonly<Record<string, Decision>> = { c: 'confirmed', d: 'dismissed' }
const stepByKey: Readonly<Record<string, number>> = { j: 1, k: -1 }

export const QueueList = ({ findings, list }: QueueListProps) => {
  const rows = useRef<HTMLOListElement>(null)
  const [begun, setBegun] = useState<{ finding: QueuedFinding; decision: Decision; place: number }>()
  const [decided, setDecided] = useState<typeof begun>()
  const close = () => setBegun(undefined)

  /** The last one, if there are fewer by now. */
  const focusRow = (place: number) => {
    const links = rows.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? []
    links[Math.max(0, Math.min(place, links.length - 1))]?.focus()
  }
  // The next one takes its place once the list was read again.
  const isGone = decided && findings.every(({ id }) => id !== decided.finding.id)
  const focusNext = useEffectEvent(() => {
    if (decided) focusRow(decided.place)
    setDecided(undefined)
  })
  useEffect(() => {
    if (isGone) focusNext()
  }, [isGone])
  const decide = (place: number, decision: Decision) => {
    const finding = findings[place]
    if (finding && isOpen(finding) && finding.cannotDecide === null) setBegun({ finding, decision, place })
  }
  const actByKey = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    const place = [...event.currentTarget.children].findIndex(row => row.contains(event.target as Element))
    const step = stepByKey[event.key]
    const decision = decisionByKey[event.key]
    if (step) focusRow(place + step)
    else if (decision) decide(place, decision)
    else return
    event.preventDefault() // else the key is also typed into the dialog
  }
  return (
    <Stack $gap={4}>
      <Hint>
        In the list: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> open, <kbd>C</kbd> confirm,{' '}
        <kbd>D</kbd> dismiss
      </Hint>
      <Stack as="ol" role="list" aria-label="Findings" $gap={3} ref={rows} onKeyDown={actByKey}>
        {findings.map((finding, place) => (
          <li key={finding.id}>
            <QueueRow
              finding={finding}
              onNear={DecideDialog.loadAhead}
              onDecide={decision => decide(place, decision)}
            />
          </li>
        ))}
      </Stack>
      <ShowMore list={list} />
      {begun && (
        <DialogOnDemand title="Decide" placement="sheet" onClose={close}>
          <DecideDialog {...begun} onClose={close} onDecided={() => setDecided(begun)} />
        </DialogOnDemand>
      )}
    </Stack>
  )
}

/** Where keys are likely. */
const Hint = styled(Text).attrs({ $size: 'sm', $tone: 'muted' })`
  display: none;
  ${media.hover} {
    display: block;
  }
  kbd {
    padding: 1px ${space[1]};
    border: 1px solid ${color.borderStrong};
    border-radius: 4px;
    font: inherit;
  }
`
