// A menu of snooze times. It opens as soon as it has loaded, because a press loads it.
import { Menu, MenuItem, MenuSeparator } from '@portal/shared-ui/menu'
import { CalendarClock, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { snoozeChoices } from './reminder-days.ts'

interface SnoozeMenuProps {
  trigger: ReactNode
  startsAtFirst: boolean
  onSnooze: (until: string) => void
  onPickDate: () => void
}

export function SnoozeMenu({ trigger, startsAtFirst, onSnooze, onPickDate }: SnoozeMenuProps) {
  return (
    <Menu defaultOpen startsAtFirst={startsAtFirst} align="start" trigger={trigger}>
      {snoozeChoices.map(({ label, momentAfter }) => (
        <MenuItem
          key={label}
          icon={<Clock aria-hidden />}
          onSelect={() => onSnooze(momentAfter(new Date()).toISOString())}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<CalendarClock aria-hidden />} onSelect={onPickDate}>
        Pick a date…
      </MenuItem>
    </Menu>
  )
}
