// One request in every state.
import type { maintenanceRequests } from '../schema/maintenance.ts'
import type { UpdateTimes } from './maintenance-updates.ts'
import { type Clocks, idAt } from './moment.ts'

type NewRequest = typeof maintenanceRequests.$inferInsert
type RequestFields = Pick<NewRequest, 'title' | 'description' | 'category' | 'priority' | 'status'> &
  Partial<NewRequest> & { createdAt: string; home: 0 | 1; updates?: UpdateTimes }

const requestsFrom = ({ on, last }: Clocks): RequestFields[] => [
  {
    createdAt: last(['07:20', '12:10', '19:40']),
    home: 0,
    title: 'Water under the kitchen sink',
    description: 'The pipe under the sink drips steadily; a bucket fills in about four hours.',
    category: 'plumbing',
    priority: 'urgent',
    isUrgent: true,
    status: 'submitted',
    tenantNotes: 'I’m home after six, or the neighbor on the first floor can let you in.',
  },
  {
    createdAt: on(2, '20:50'),
    home: 1,
    title: 'Hallway light flickers',
    description: 'The ceiling light at the top of the stairs flickers for a minute after it is switched on.',
    category: 'electrical',
    priority: 'low',
    status: 'submitted',
  },
  // Overdue: nobody came within the week that a medium priority allows.
  {
    createdAt: on(9, '08:15'),
    home: 0,
    title: 'Ants along the balcony door',
    description: 'A trail of ants comes in at the lower left corner of the balcony door every morning.',
    category: 'pest_control',
    priority: 'medium',
    status: 'acknowledged',
    landlordNotes: 'Thanks, I’ve asked for a visit next week.',
    updates: { acknowledged: on(8, '09:30'), note_added: on(8, '09:32') },
  },
  // Not overdue despite its age, because a visit is scheduled.
  {
    createdAt: on(10, '18:30'),
    home: 1,
    title: 'Furnace does not reach the set temperature',
    description:
      'Set to 68 degrees, it stays at 61 no matter how long it runs. The filter was changed in spring.',
    category: 'hvac',
    priority: 'high',
    status: 'in_progress',
    assignedTo: 'Bayview Heating & Air',
    estimatedCost: 420.5,
    scheduledDate: on(-2, '10:00'),
    landlordNotes: 'We had to order a part. The technician will come back to install it.',
    updates: {
      acknowledged: on(9, '09:10'),
      assigned: on(9, '09:25'),
      status_changed: on(7, '14:30'),
      estimated: on(7, '16:05'),
      note_added: on(1, '09:40'),
      scheduled: on(1, '09:45'),
    },
  },
  {
    createdAt: on(30, '19:10'),
    home: 0,
    title: 'Dishwasher leaves plates wet',
    description: 'The drying cycle runs but the plates come out wet and the door stays cold.',
    category: 'appliance',
    priority: 'medium',
    status: 'completed',
    assignedTo: 'Sunset Appliance Repair',
    estimatedCost: 180,
    actualCost: 164.75,
    scheduledDate: on(24, '09:00'),
    completedDate: on(24, '11:30'),
    landlordNotes: 'Heating element replaced.',
    updates: {
      acknowledged: on(29, '08:40'),
      assigned: on(29, '08:45'),
      estimated: on(28, '12:20'),
      scheduled: on(28, '12:25'),
      status_changed: on(24, '09:05'),
      note_added: on(24, '11:25'),
      completed: on(24, '11:30'),
    },
  },
  {
    createdAt: on(41, '17:45'),
    home: 1,
    title: 'Deep cleaning of the carpet',
    description: 'There is a coffee stain on the carpet near the living room window that I cannot get out.',
    category: 'cleaning',
    priority: 'low',
    status: 'cancelled',
    updates: { cancelled: on(39, '10:20') },
  },
]

interface Home {
  id?: string
  landlordId: string
}

export const makeRequests = (
  clocks: Clocks,
  tenantId: string,
  homes: Home[],
): { request: NewRequest & { id: string; createdAt: string }; updates: UpdateTimes }[] =>
  requestsFrom(clocks).map(({ home, updates = {}, ...fields }, index) => {
    const { id: propertyId = '', landlordId = '' } = homes[home] ?? {}
    const updatedAt = Object.values(updates).toSorted().at(-1) ?? fields.createdAt
    const id = idAt(fields.createdAt, 3000 + index)
    return { request: { ...fields, id, propertyId, tenantId, landlordId, updatedAt }, updates }
  })
