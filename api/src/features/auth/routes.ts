import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { firstStepEndpoints } from '@portal/contract/auth/first-steps-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import {
  hour,
  limitOf,
  linkUses,
  mailedLinks,
  registrations,
  signIns,
} from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { cancelEmailChange, changeEmail, keepEmail, readEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail, sendConfirmation } from './confirm-email.ts'
import { readFirstSteps } from './first-steps.ts'
import { forgotPassword } from './forgot-password.ts'
import { login, logout } from './login.ts'
import { endOwnSession, listActivity, listSessions } from './own-sessions.ts'
import { addPasskey, removePasskey, startPasskey } from './passkeys/add-passkey.ts'
import { challengePasskey, checkPasskey, loginWithPasskey } from './passkeys/use-passkey.ts'
import { readProfile, updateProfile } from './profile.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { renewRecoveryCodes } from './second-factor/renew-codes.ts'
import { checkSecondFactor, removeSecondFactor } from './second-factor/turn-off.ts'
import { confirmSecondFactor, startSecondFactor } from './second-factor/turn-on.ts'

/** For calls that can cause a mail to an address that anyone can type. */
const mailRequests = limitOf('mail-requests', 30, hour, { by: 'network' })
/** Each mails an address that the caller typed. */
const addressChanges = limitOf('address-changes', 10, hour)
/** Wrong codes have a limit of their own. */
const factorChanges = limitOf('factor-changes', 100, hour)
/** They store nothing. */
const challenges = limitOf('passkey-starts', 300, hour, { by: 'network' })
/** Each leaves a line in the account's activity. */
const sessionEnds = limitOf('session-ends', 100, hour)

export const authRoutes = [
  route(accountEndpoints.register, register, { limit: registrations, room: 0 }),
  route(authEndpoints.login, login, { limit: signIns, room: 0 }),
  route(authEndpoints.logout, logout, { room: 0 }),
  route(authEndpoints.me, readProfile),
  route(authEndpoints.profile, readProfile),
  route(accountEndpoints.updateProfile, updateProfile),
  route(firstStepEndpoints.read, readFirstSteps),
  route(linkEndpoints.sendConfirmation, sendConfirmation, { limit: mailedLinks, room: 0 }),
  route(linkEndpoints.confirmEmail, confirmEmail, { limit: linkUses, room: 0 }),
  route(linkEndpoints.keepEmail, keepEmail, { limit: linkUses, room: 0 }),
  route(linkEndpoints.forgotPassword, forgotPassword, { limit: mailRequests }),
  route(linkEndpoints.resetPassword, resetPassword, { limit: linkUses, room: 0 }),
  route(securityEndpoints.changeEmail, changeEmail, { limit: addressChanges, isInTurn: false, room: 0 }),
  route(securityEndpoints.emailChange, readEmailChange),
  route(securityEndpoints.cancelEmailChange, cancelEmailChange),
  route(securityEndpoints.sessions, listSessions),
  route(securityEndpoints.endSession, endOwnSession, { limit: sessionEnds }),
  route(securityEndpoints.activity, listActivity),
  route(secondFactorEndpoints.start, startSecondFactor, { limit: factorChanges, isInTurn: false, room: 0 }),
  route(secondFactorEndpoints.confirm, confirmSecondFactor, { limit: factorChanges, room: 0 }),
  route(secondFactorEndpoints.check, checkSecondFactor, { limit: factorChanges, isInTurn: false, room: 0 }),
  route(secondFactorEndpoints.renewCodes, renewRecoveryCodes, {
    limit: factorChanges,
    isInTurn: false,
    room: 0,
  }),
  route(secondFactorEndpoints.remove, removeSecondFactor, { limit: factorChanges, isInTurn: false, room: 0 }),
  route(passkeyEndpoints.start, startPasskey, { limit: factorChanges, isInTurn: false, room: 0 }),
  route(passkeyEndpoints.add, addPasskey, { limit: factorChanges, isInTurn: false }),
  route(passkeyEndpoints.remove, removePasskey, { limit: factorChanges }),
  route(passkeyEndpoints.challenge, challengePasskey, { limit: challenges, room: 0 }),
  route(passkeyEndpoints.login, loginWithPasskey, { limit: signIns, room: 0 }),
  route(passkeyEndpoints.check, checkPasskey, { limit: factorChanges, isInTurn: false, room: 0 }),
  route(securityEndpoints.changePassword, changePassword, { isInTurn: false, room: 0 }),
]
