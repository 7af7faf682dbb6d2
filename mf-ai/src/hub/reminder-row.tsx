import type { Reminder } from '@portal/contract/assistant/reminder'
import { Badge } from '@portal/shared-ui/badge'
import { ListRow } from '@portal/shared-ui/list-row'
import { AlarmClock } from 'lucide-react'
import { sayDue, sayRhythm, sayType } from './hub-words.ts'

/** What to remember, and when (spec §2.18). */
export function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { title, description, reminderType, priority, dueAt } = reminder
  const due = sayDue(Date.parse(dueAt), Date.now())
  return (
    <li>
      <ListRow
        icon={<AlarmClock />}
        title={title}
        badges={
          <>
            <Badge>{sayType(reminderType)}</Badge>
            {(priority === 'high' || priority === 'urgent') && (
              <Badge tone="warning">{sayType(priority)}</Badge>
            )}
          </>
        }
        meta={[due, ...sayRhythm(reminder)].join(' · ')}
      >
        {description}
      </ListRow>
    </li>
  )
}
