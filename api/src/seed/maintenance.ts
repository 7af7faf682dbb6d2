// Where the demonstration's tenant lives, and the repairs they requested: a request in every state.
import type { maintenanceRequests } from '../schema/maintenance.ts'
import type { tenancies } from '../schema/tenancies.ts'
import { type Ago, idAt } from './moment.ts'

type NewRequest = typeof maintenanceRequests.$inferInsert
type Given = Pick<NewRequest, 'title' | 'description' | 'category' | 'priority' | 'status'> &
  Partial<NewRequest> & { daysAgo: number; home: 0 | 1 }

const givenFrom = (ago: Ago): Given[] => [
  {
    daysAgo: 0.3,
    home: 0,
    title: 'Water under the kitchen sink',
    description: 'The pipe under the sink drips steadily; a bucket fills in about four hours.',
    category: 'plumbing',
    priority: 'urgent',
    isUrgent: true,
    status: 'submitted',
    tenantNotes: 'I am at home after six, or the neighbor on the first floor can open the door.',
  },
  {
    daysAgo: 2,
    home: 1,
    title: 'Hallway light flickers',
    description: 'The ceiling light at the top of the stairs flickers for a minute after it is switched on.',
    category: 'electrical',
    priority: 'low',
    status: 'submitted',
  },
  {
    daysAgo: 5,
    home: 0,
    title: 'Ants along the balcony door',
    description: 'A trail of ants comes in at the lower left corner of the balcony door every morning.',
    category: 'pest_control',
    priority: 'medium',
    status: 'acknowledged',
    landlordNotes: 'Thank you, I have asked for a visit next week.',
  },
  {
    daysAgo: 9,
    home: 1,
    title: 'Furnace does not reach the set temperature',
    description: 'Set to 68 degrees it stays at 61, however long it runs. The filter was changed in spring.',
    category: 'hvac',
    priority: 'high',
    status: 'in_progress',
    assignedTo: 'Bayview Heating & Air',
    estimatedCost: 420.5,
    scheduledDate: ago(-2, 3),
    landlordNotes: 'A part had to be ordered; the technician comes back to fit it.',
  },
  {
    daysAgo: 30,
    home: 0,
    title: 'Dishwasher leaves plates wet',
    description: 'The drying cycle runs but the plates come out wet and the door stays cold.',
    category: 'appliance',
    priority: 'medium',
    status: 'completed',
    assignedTo: 'Sunset Appliance Repair',
    estimatedCost: 180,
    actualCost: 164.75,
    scheduledDate: ago(24),
    completedDate: ago(23, 20),
    landlordNotes: 'Heating element replaced.',
  },
  {
    daysAgo: 41,
    home: 1,
    title: 'Deep cleaning of the carpet',
    description: 'I had asked for the carpet to be cleaned, but I have done it myself in the meantime.',
    category: 'cleaning',
    priority: 'low',
    status: 'cancelled',
  },
]

interface Home {
  id?: string
  landlordId: string
}

export const makeTenancies = (ago: Ago, tenantId: string, homes: Home[]): (typeof tenancies.$inferInsert)[] =>
  homes.map(({ id = '' }, index) => ({
    id: idAt(ago(180 - index * 60), 2000 + index),
    propertyId: id,
    tenantId,
    startsOn: ago(180 - index * 60).slice(0, 10),
  }))

export const makeRequests = (ago: Ago, tenantId: string, homes: Home[]): NewRequest[] =>
  givenFrom(ago).map(({ daysAgo, home, ...given }, index) => {
    const { id = '', landlordId = '' } = homes[home] ?? {}
    const createdAt = ago(daysAgo)
    return {
      ...given,
      id: idAt(createdAt, 3000 + index),
      propertyId: id,
      tenantId,
      landlordId,
      createdAt,
      updatedAt: given.completedDate ?? createdAt,
    }
  })
