import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { day, limitOf } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { acceptApplication } from './accept-application.ts'
import { agreeToOffer, declineOffer, withdrawOffer } from './answer-offer.ts'
import { acceptNotice, giveNotice, readGivenNotice } from './give-notice.ts'
import { inviteTenant, readSentInvitation } from './invite-tenant.ts'
import { listMyTenancies, listTenancies, readTenancy } from './list-tenancies.ts'
import { moveIn } from './move-in.ts'

/** Each tells many people. */
const agreements = limitOf('agreements', 100, day)
/** Each tells the other person, in the portal and by mail. */
const notices = limitOf('notices', 20, day)

/** Events, notifications and mails that tell the other person. */
const storage = { room: 6 } as const

export const tenancyRoutes = [
  route(tenancyEndpoints.my, listMyTenancies),
  route(tenancyEndpoints.list, listTenancies),
  route(tenancyEndpoints.read, readTenancy),
  route(acceptEndpoints.accept, acceptApplication, { room: 4 }),
  route(tenancyWritingEndpoints.invite, inviteTenant, { again: readSentInvitation, ...storage }),
  route(tenancyEndpoints.agree, agreeToOffer, { limit: agreements }),
  route(tenancyEndpoints.decline, declineOffer),
  route(tenancyEndpoints.withdraw, withdrawOffer),
  route(tenancyWritingEndpoints.moveIn, moveIn, storage),
  route(tenancyWritingEndpoints.notice, giveNotice, { again: readGivenNotice, limit: notices, ...storage }),
  route(tenancyEndpoints.acceptNotice, acceptNotice),
]
