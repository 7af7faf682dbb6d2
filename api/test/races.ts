// Lists all races, and the reason for each writing endpoint that is in none.

import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { screeningWebhookEndpoints } from '@portal/contract/background-checks/webhook-endpoints'
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { accountRaces } from './races/account-races.ts'
import { applicationRaces } from './races/application-races.ts'
import { backgroundCheckRaces } from './races/background-check-races.ts'
import { changeRaces } from './races/change-races.ts'
import { consentRaces } from './races/consent-races.ts'
import { creationRaces } from './races/creation-races.ts'
import { homeRaces } from './races/home-races.ts'
import { moderationRaces } from './races/moderation-races.ts'
import { ownThingsRaces } from './races/own-things-races.ts'
import type { Race } from './races/race.ts'
import { reminderRaces } from './races/reminder-races.ts'
import { requestRaces } from './races/request-races.ts'
import { secondFactorRaces } from './races/second-factor-races.ts'
import { tenancyRaces } from './races/tenancy-races.ts'
import { threadRaces } from './races/thread-races.ts'

export const races: readonly Race[] = [
  ...accountRaces,
  ...secondFactorRaces,
  ...homeRaces,
  ...requestRaces,
  ...ownThingsRaces,
  ...moderationRaces,
  ...reminderRaces,
  ...consentRaces,
  ...threadRaces,
  ...applicationRaces,
  ...backgroundCheckRaces,
  ...tenancyRaces,
  ...creationRaces,
  ...changeRaces,
]

export const withoutRace: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [calendarEndpoints.open, 'each link replaces the one before'],
  [calendarEndpoints.turnOff, 'there is one row, and it is deleted'],
  [securityEndpoints.endSession, 'it deletes a session and the links, in the person’s turn'],
  [passkeyEndpoints.start, 'stores nothing'],
  [passkeyEndpoints.challenge, 'stores nothing'],
  [passkeyEndpoints.add, 'passkeys.test.ts adds several at once'],
  [passkeyEndpoints.login, 'passkeys.test.ts sends one answer several times at once'],
  [passkeyEndpoints.check, 'it notes one moment, for a challenge that works once'],
  [passkeyEndpoints.remove, 'it deletes one row, in the person’s turn'],
  [linkEndpoints.sendConfirmation, 'each link replaces the one before, in the person’s turn'],
  [linkEndpoints.forgotPassword, 'it only announces the address; of several links the newest counts'],
  [tenancyWritingEndpoints.moveIn, 'living-in-a-home.test.ts moves in twenty times at once'],
  [tenancyWritingEndpoints.notice, 'living-in-a-home.test.ts has both sides give notice at once'],
  [tenancyEndpoints.acceptNotice, 'living-in-a-home.test.ts accepts a notice while another is given'],
  [ratingWritingEndpoints.answer, 'ratings.test.ts answers a rating twice at once'],
  [findingEndpoints.release, 'it clears who is on it, and only for them'],
  [adminPeopleEndpoints.warn, 'each warns once more'],
  [adminPeopleEndpoints.resendConfirmation, 'each link replaces the one before, with the person locked'],
  [adminPeopleEndpoints.endSessions, 'it deletes sessions and links, however often'],
  [listingEndpoints.suggestText, 'changes nothing'],
  [listingEndpoints.suggestNewText, 'stores nothing'],
  [placeEndpoints.locate, 'stores nothing'],
  [newsletterEndpoints.confirm, 'it notes one moment, however often'],
  [mailSettingsEndpoints.unsubscribe, 'it turns one setting off, however often'],
  [photoEndpoints.upload, 'photos.test.ts has the same picture come several times at once'],
  [photoEndpoints.delete, 'photos.test.ts deletes a picture while it becomes a profile picture'],
  [documentEndpoints.upload, 'documents.test.ts has the same file come several times at once'],
  [documentEndpoints.delete, 'documents.test.ts deletes a document while a home begins to show it'],
  [inquiryEndpoints.declineOthers, 'decline-others.test.ts has two presses and an answer at once'],
  [savedReplyEndpoints.delete, 'it deletes one row'],
  [vendorEndpoints.makeLink, 'each link replaces the one before, with its request locked'],
  [vendorEndpoints.endLink, 'it deletes one row'],
  [vendorEndpoints.update, 'it sets a time and adds an update, with its request locked'],
  [vendorEndpoints.addPhoto, 'vendor-link.test.ts has ten come at once, and the link end in between'],
  [conversationEndpoints.delete, 'talk.test.ts puts a conversation away while it is answered'],
  [reviewEndpoints.decide, 'papers.test.ts has two reviewers decide ten times at once'],
  [verificationEndpoints.startIdentity, 'identity.test.ts starts it five times at once'],
  [paymentEndpoints.checkout, 'start-checkout.test.ts has tabs that buy at once'],
  [paymentEndpoints.portal, 'start-checkout.test.ts opens it twice at once'],
  [paymentEndpoints.comeBack, 'it stores what the provider has, as each of its events does'],
  [
    screeningWebhookEndpoints.screening,
    'background-checks.test.ts has its events come several times at once',
  ],
  [webhookEndpoints.stripe, 'receive-event.test.ts has its events come several times at once'],
])
