// All intents. If two have equally many points, the first one wins.
import { accountIntents } from './account.ts'
import { declinedIntents } from './declined.ts'
import { helpIntents } from './help.ts'
import { homeIntents } from './homes.ts'
import { hubIntents } from './hub.ts'
import { inquiryIntents } from './inquiries.ts'
import { ownHomeIntents } from './own-homes.ts'
import { repairIntents } from './repairs.ts'
import { landlordRepairIntents } from './repairs-for-homes.ts'
import { smallTalkIntents } from './small-talk.ts'
import { unknownIntents } from './unknown.ts'

export const intentSigns = {
  ...homeIntents,
  ...repairIntents,
  ...landlordRepairIntents,
  ...inquiryIntents,
  ...ownHomeIntents,
  ...accountIntents,
  ...hubIntents,
  ...helpIntents,
  ...declinedIntents,
  ...unknownIntents,
  ...smallTalkIntents,
}

export type Intent = keyof typeof intentSigns
