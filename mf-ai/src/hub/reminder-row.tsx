import type { Reminder } from '@portal/contract/assistant/reminder'
import { reminderTypeInWords } from '@portal/contract/assistant/reminder-words'
import { capitalized } from '@portal/contract/values/words'
import { Badge } from '@portal/shared-ui/badge'
import { ListRow } from '@portal/shared-ui/list-row'
import { Text } from '@portal/shared-ui/text'
import { AlarmClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { sayDue, sayRhythm } from './hub-words.ts'

interface ReminderRowProps {
  reminder: Reminder
  /** Content below its text. */
  children?: ReactNode
}

/** A reminder and its date (spec §2.18). */
export function ReminderRow({ reminder, children }: ReminderRowProps) {
  const { title, description, reminderType, priority } = reminder
  return (
    <li>
      <ListRow
        icon={<AlarmClock />}
        title={title}
        badges={
          <>
            {reminderType !== 'custom' && <Badge>{reminderTypeInWords(reminderType)}</Badge>}
            {(priority === 'high' || priority === 'urgent') && (
              <Badge tone="warning">{capitalized(priority)}</Badge>
            )}
          </>
        }
      >
        {description && <p>{description}</p>}
        <Text $size="sm" $weight="semibold">
          {[sayDue(reminder, Date.now()), ...sayRhythm(reminder)].join(' · ')}
        </Text>
        {children}
      </ListRow>
    </li>
  )
}
