// Every reminder, day by day, what is overdue first.
import type { Reminder } from '@portal/contract/assistant/reminder'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Heading } from '@portal/shared-ui/heading'
import { Panel } from '@portal/shared-ui/panel'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { color, space } from '@portal/shared-ui/tokens'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { HubList } from '../hub-list.tsx'
import { ReminderRow } from '../reminder-row.tsx'
import { useReminders } from '../use-hub.ts'
import { ReminderActions } from './reminder-actions.tsx'
import { daysOf } from './reminder-days.ts'

const AddDialog = lazily(async () => (await import('./add-dialog.tsx')).AddDialog)

const addTitle = 'Set a reminder'

export function RemindersTab() {
  const query = useReminders()
  const [isAdding, setAdding] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const close = () => setAdding(false)
  const days = query.data && daysOf(query.data, Date.now()).map(day => ({ ...day, id: day.title }))
  const add = (variant: 'primary' | 'outline') => (
    <Button
      variant={variant}
      size="sm"
      icon={<Plus aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isAdding}
      onPointerEnter={AddDialog.loadAhead}
      onFocus={AddDialog.loadAhead}
      onClick={() => setAdding(true)}
    >
      {addTitle}
    </Button>
  )
  return (
    <>
      <Focusable ref={panel} title="Reminders" padding="none" tabIndex={-1} actions={add('outline')}>
        <HubList
          what="reminders"
          query={{ ...query, data: days }}
          empty={
            <EmptyState picture="path" title="Nothing to remember yet" level={3} action={add('primary')}>
              Set a reminder of your own. The portal reminds you of viewings, repair visits, inquiries without
              an answer, and the end of your plan.
            </EmptyState>
          }
          row={({ title, reminders }) => (
            <Day title={title} reminders={reminders} onGone={() => panel.current?.focus()} />
          )}
        />
      </Focusable>
      {isAdding && (
        <DialogOnDemand title={addTitle} onClose={close}>
          <AddDialog title={addTitle} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

interface DayProps {
  title: string
  reminders: readonly Reminder[]
  onGone: () => void
}

function Day({ title, reminders, onGone }: DayProps) {
  const titleId = useId()
  return (
    <li>
      <DayTitle id={titleId} level={3} size="sm">
        {title}
      </DayTitle>
      <Rows role="list" aria-labelledby={titleId}>
        {reminders.map(reminder => (
          <ReminderRow key={reminder.id} reminder={reminder}>
            <ReminderActions reminder={reminder} onGone={onGone} />
          </ReminderRow>
        ))}
      </Rows>
    </li>
  )
}

/** Takes the focus when what had it has gone. */
const Focusable = styled(Panel)`
  &:focus {
    outline: none;
  }
`

const DayTitle = styled(Heading)`
  padding: ${space[3]} ${space[4]} 0;
  color: ${color.textMuted};
`

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`
