// The actions on a reminder; its menu and dialogs load on demand.
import { sentenceOf } from '@portal/client/api-error'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { sitePathOf } from '@portal/contract/values/site-path'
import { Button, type ButtonProps } from '@portal/shared-ui/button'
import { useMenuOnDemand } from '@portal/shared-ui/menu-on-demand'
import { useToast } from '@portal/shared-ui/platform/platform'
import { space } from '@portal/shared-ui/tokens'
import { AlarmClock, ArrowRight, Check, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCompleteReminder, useSnoozeReminder } from './use-reminders.ts'

const loadMenu = async () => (await import('./snooze-menu.tsx')).SnoozeMenu

interface ReminderActionsProps {
  reminder: Reminder
  onPickDate: () => void
  onDelete: () => void
  /** Called when a pointer or the focus reaches its actions. */
  onNear: () => void
  /** Called after the row and its buttons have left the list. */
  onGone: () => void
}

export function ReminderActions({ reminder, onPickDate, onDelete, onNear, onGone }: ReminderActionsProps) {
  const { title } = reminder
  const path = sitePathOf(reminder.actionUrl)
  const navigate = useNavigate()
  const complete = useCompleteReminder(reminder)
  const snooze = useSnoozeReminder(reminder)
  // The mutations' own callbacks would not run, because the row unmounts.
  const leave = (change: Promise<unknown>) => change.then(onGone, () => undefined)
  return (
    <Actions onPointerEnter={onNear} onFocus={onNear}>
      {path && (
        <Button
          variant="secondary"
          size="sm"
          icon={<ArrowRight aria-hidden />}
          aria-label={`View: ${title}`}
          onClick={() => navigate(path)}
        >
          View
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        icon={<Check aria-hidden />}
        aria-label={`Done: ${title}`}
        pending={complete.isPending}
        onClick={() => leave(complete.mutateAsync())}
      >
        Done
      </Button>
      <SnoozeButton
        title={title}
        isPending={snooze.isPending}
        onSnooze={until => leave(snooze.mutateAsync(until))}
        onPickDate={onPickDate}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 aria-hidden />}
        aria-label={`Delete: ${title}`}
        aria-haspopup="dialog"
        onClick={onDelete}
      >
        Delete
      </Button>
    </Actions>
  )
}

interface SnoozeButtonProps {
  title: string
  isPending: boolean
  onSnooze: (until: string) => void
  onPickDate: () => void
}

/** A button that looks the same, until the menu has loaded. */
function SnoozeButton({ title, isPending, ...actions }: SnoozeButtonProps) {
  const toast = useToast()
  const button = (attributes?: ButtonProps) => (
    <Button
      variant="outline"
      size="sm"
      icon={<AlarmClock aria-hidden />}
      aria-label={`Snooze: ${title}`}
      pending={isPending}
      {...attributes}
    >
      Snooze
    </Button>
  )
  const [opened, attributes] = useMenuOnDemand(loadMenu, error => {
    const description = sentenceOf(error, 'Please try again.')
    toast({ title: 'We couldn’t open the menu', description, tone: 'danger' })
  })
  if (!opened) return button(attributes)
  const { Menu, startsAtFirst } = opened
  return <Menu trigger={button()} startsAtFirst={startsAtFirst} {...actions} />
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`
