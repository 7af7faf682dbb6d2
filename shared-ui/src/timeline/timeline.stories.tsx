import { CalendarClock, Send, StickyNote } from 'lucide-react'
import { Timeline } from './timeline.tsx'

export default { title: 'Timeline' }

export const Repair = () => (
  <Timeline
    label="History"
    events={[
      {
        id: '3',
        title: 'Work scheduled for Nov 14, 2026, 9:00 AM',
        icon: <CalendarClock />,
        tone: 'primary',
        by: 'The landlord',
        at: '2026-11-13T10:12:00.000Z',
      },
      {
        id: '2',
        title: 'Note added',
        icon: <StickyNote />,
        by: 'The landlord',
        at: '2026-11-12T18:00:00.000Z',
        note: 'The plumber has ordered the part.\nIt should be here tomorrow.',
      },
      { id: '1', title: 'Request submitted', icon: <Send />, by: 'You', at: '2026-11-12T09:30:00.000Z' },
    ]}
  />
)
