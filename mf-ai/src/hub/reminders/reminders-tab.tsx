import type { Reminder } from '@portal/contract/assistant/reminder'
import { quoted } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Heading } from '@portal/shared-ui/heading'
import { Panel } from '@portal/shared-ui/panel'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { color, space } from '@portal/shared-ui/tokens'
import { Plus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { HubList } from '../hub-list.tsx'
import { ReminderRow } from '../reminder-row.tsx'
import { useReminders } from '../use-hub.ts'
import { ReminderActions } from './reminder-actions.tsx'
import { groupsOf } from './reminder-days.ts'

const AddDialog = lazily(async () => (await import('./reminder-dialogs.tsx')).AddDialog)
const SnoozeDialog = lazily(async () => (await import('./reminder-dialogs.tsx')).SnoozeDialog)
const DeleteDialog = lazily(async () => (await import('./reminder-dialogs.tsx')).DeleteDialog)

const addTitle = 'Set a reminder'

const loadDialogsAhead = () => {
  void SnoozeDialog.loadAhead()
  void DeleteDialog.loadAhead()
}

/** The open dialog. A dialog about a reminder outlives its row. */
type Open = { dialog: 'add' } | { dialog: 'snooze' | 'delete'; reminder: Reminder } | null

export function RemindersTab() {
  const query = useReminders()
  const [open, setOpen] = useState<Open>(null)
  const panel = useRef<HTMLElement>(null)
  const close = () => setOpen(null)
  const focusList = () => panel.current?.focus()
  /** The element that had the focus before a dialog can be gone. */
  const keepFocus = () => {
    if (document.activeElement === document.body) focusList()
  }
  const groups = query.data && groupsOf(query.data, Date.now()).map(group => ({ ...group, id: group.title }))
  const add = (variant: 'primary' | 'outline') => (
    <Button
      variant={variant}
      size="sm"
      icon={<Plus aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={open?.dialog === 'add'}
      {...AddDialog.near}
      onClick={() => setOpen({ dialog: 'add' })}
    >
      {addTitle}
    </Button>
  )
  return (
    <>
      <Focusable ref={panel} title="Reminders" padding="none" tabIndex={-1} actions={add('outline')}>
        <HubList
          what="reminders"
          query={{ ...query, data: groups }}
          empty={
            <EmptyState picture="path" title="No reminders yet" level={3} action={add('primary')}>
              Set your own reminders. We also remind you about rent, tours, repair visits, unanswered
              inquiries and the end of your plan.
            </EmptyState>
          }
          row={({ title, reminders }) => (
            <Group title={title} reminders={reminders}>
              {reminder => (
                <ReminderActions
                  reminder={reminder}
                  onPickDate={() => setOpen({ dialog: 'snooze', reminder })}
                  onDelete={() => setOpen({ dialog: 'delete', reminder })}
                  onNear={loadDialogsAhead}
                  onGone={focusList}
                />
              )}
            </Group>
          )}
        />
      </Focusable>
      {open && <OpenDialog open={open} onClose={close} onClosed={keepFocus} />}
    </>
  )
}

interface OpenDialogProps {
  open: NonNullable<Open>
  onClose: () => void
  onClosed: () => void
}

function OpenDialog({ open, onClose, onClosed }: OpenDialogProps) {
  if (open.dialog === 'add')
    return (
      <DialogOnDemand title={addTitle} onClose={onClose}>
        <AddDialog title={addTitle} onClose={onClose} />
      </DialogOnDemand>
    )
  const { dialog, reminder } = open
  const [Dialog, title, size] =
    dialog === 'snooze'
      ? ([SnoozeDialog, `Snooze ${quoted(reminder.title)}`, 'md'] as const)
      : ([DeleteDialog, `Delete ${quoted(reminder.title)}?`, 'sm'] as const)
  return (
    <DialogOnDemand title={title} size={size} onClose={onClose}>
      <Dialog title={title} reminder={reminder} onClose={onClose} onClosed={onClosed} />
    </DialogOnDemand>
  )
}

interface GroupProps {
  title: string
  reminders: readonly Reminder[]
  /** Content below each reminder's text. */
  children: (reminder: Reminder) => ReactNode
}

function Group({ title, reminders, children }: GroupProps) {
  const titleId = useId()
  return (
    <li>
      <GroupTitle id={titleId} level={3} size="sm">
        {title}
      </GroupTitle>
      <Rows role="list" aria-labelledby={titleId}>
        {reminders.map(reminder => (
          <ReminderRow key={reminder.id} reminder={reminder}>
            {children(reminder)}
          </ReminderRow>
        ))}
      </Rows>
    </li>
  )
}

/** Takes the focus when the focused element is gone. */
const Focusable = styled(Panel)`
  &:focus {
    outline: none;
  }
`

const GroupTitle = styled(Heading)`
  padding: ${space[3]} ${space[4]} 0;
  color: ${color.textMuted};
`

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`
