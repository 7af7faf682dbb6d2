// One row for each event.
import { sendResetLink } from './features/auth/forgot-password.ts'
import { tellOfFiling, tellOfUpdate } from './features/maintenance/tell-of-maintenance.ts'
import { tellOfAct, tellOfDecision, tellOfReport } from './features/moderation/tell-of-moderation.ts'
import { checkListing } from './features/properties/check-listing.ts'
import { remindOfInquiryEvents } from './features/reminders/remind-of-inquiry.ts'
import { remindOfMaintenance } from './features/reminders/remind-of-maintenance.ts'
import { remindOfRent } from './features/reminders/remind-of-rent.ts'
import { alertOfHome } from './features/saved-searches/alert-of-home.ts'
import type { Subscribers } from './platform/jobs/deliver-event.ts'
import type { Mailing } from './platform/ports/mail-server.ts'
import { tellOfApplicationEvent } from './renting/applications/tell-of-application.ts'
import { tellOfBackgroundCheck } from './renting/background-checks/tell-of-check.ts'
import { tellOfConsent } from './renting/consents/tell-of-consent.ts'
import { tellOfInquiryEvent } from './renting/inquiries/tell-of-inquiry.ts'
import { remindOfWaiting } from './renting/inquiries/waiting-inquiries.ts'
import { tellOfTenancyEvent } from './renting/tenancies/tell-of-tenancy.ts'
import { tellOfMessage } from './renting/threads/tell-of-message.ts'

/** Without `mail`, people hear of it in the portal alone. */
export const openSubscribers = (mail: Mailing | undefined): Subscribers => {
  const by = { hasMail: mail !== undefined }
  const alertSearchers = alertOfHome(by)
  const tellOfApplication = tellOfApplicationEvent(by)
  const tellOfCheck = tellOfBackgroundCheck(by)
  const tellOfTenancy = tellOfTenancyEvent(by)
  const ofInquiry = [tellOfInquiryEvent(by), remindOfInquiryEvents, remindOfWaiting]
  return {
    maintenance_filed: [tellOfFiling(by)],
    maintenance_updated: [tellOfUpdate(by), remindOfMaintenance],
    message_sent: [tellOfMessage(by)],
    inquiry_received: ofInquiry,
    inquiry_answered: ofInquiry,
    inquiry_cancelled: ofInquiry,
    viewing_proposed: ofInquiry,
    viewing_chosen: ofInquiry,
    viewing_called_off: ofInquiry,
    viewing_outcome: ofInquiry,
    viewing_ended: ofInquiry,
    consent_asked: [tellOfConsent],
    consent_shared: [tellOfConsent],
    consent_granted: [tellOfConsent],
    consent_denied: [tellOfConsent],
    consent_revoked: [tellOfConsent],
    consent_first_read: [tellOfConsent],
    application_received: [tellOfApplication],
    application_opened: [tellOfApplication],
    application_accepted: [tellOfApplication],
    application_declined: [tellOfApplication],
    application_withdrawn: [tellOfApplication],
    application_reopened: [tellOfApplication],
    background_check_asked: [tellOfCheck],
    background_check_declined: [tellOfCheck],
    background_check_lapsed: [tellOfCheck],
    background_check_ready: [tellOfCheck],
    background_check_failed: [tellOfCheck],
    background_check_released: [tellOfCheck],
    tenancy_offered: [tellOfTenancy],
    tenancy_agreed: [tellOfTenancy, remindOfRent],
    tenancy_declined: [tellOfTenancy],
    tenancy_withdrawn: [tellOfTenancy],
    tenancy_moved_in: [tellOfTenancy],
    tenancy_notice: [tellOfTenancy],
    tenancy_notice_accepted: [tellOfTenancy],
    tenancy_cancelled: [tellOfTenancy],
    report_filed: [tellOfReport],
    violation_decided: [tellOfDecision(by)],
    administrator_acted: [tellOfAct(by)],
    property_listed: [alertSearchers, checkListing],
    property_changed: [checkListing],
    property_cheaper: [alertSearchers],
    property_rented: [alertSearchers],
    password_forgotten: mail ? [sendResetLink(mail)] : [],
  }
}
