// Spec §4.
import { lifecycle } from '../lifecycle.ts'

export const inquiryLifecycle = lifecycle({
  pending: ['responded', 'scheduled', 'declined', 'cancelled', 'expired'],
  responded: ['responded', 'scheduled', 'completed', 'declined', 'cancelled', 'expired'],
  scheduled: ['responded', 'scheduled', 'completed', 'declined', 'cancelled', 'expired'],
  completed: [],
  declined: [],
  cancelled: [],
  expired: [],
})
