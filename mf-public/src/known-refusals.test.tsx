import { routesFor } from '@portal/app-kit/routes-for'
import { type FormInTest, testKnownRefusals, typeIn } from '@portal/app-kit/test/known-refusals'
import { haveEventSource } from '@portal/client/test/event-source'
import { sampleOf } from '@portal/client/test/sample-answer'
import { readyCheck } from '@portal/client/test/sample-check'
import { sampleProperty } from '@portal/client/test/sample-property'
import { sampleThread } from '@portal/client/test/sample-thread'
import { answering } from '@portal/client/test/serve-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { Rating } from '@portal/contract/ratings/rating'
import * as sitePaths from '@portal/contract/site-paths'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AnswerRatingDialog } from './account/people/answer-rating-dialog.tsx'
import { WishDialog } from './account/sharing/wish-dialog.tsx'
import { DisputeDialog } from './account/verification/dispute-dialog.tsx'
import { SendPapersDialog } from './account/verification/send-papers-dialog.tsx'
import { noFilters } from './listing/filters/search-filters.ts'
import { ReplyComposer } from './messages/conversation/reply-composer.tsx'
import { pages } from './pages.tsx'
import { InquiryComposer } from './search/property/inquiry/inquiry-composer.tsx'
import { SaveSearchDialog } from './search/save-search/save-search-dialog.tsx'

haveEventSource()
const Routes = routesFor(pages)
const home = sampleProperty()
const thread = sampleThread()
const nothing = () => {}
const { person } = peopleEndpoints.read.answer.parse(sampleOf(peopleEndpoints.read.answer))

const wish = (kind: 'ask' | 'share', submit: string): FormInTest => ({
  form: () => (
    <WishDialog
      kind={kind}
      person={{ ...person, firstName: 'Dana' }}
      ownerType="tenant"
      categories={['profile', 'financial']}
      beyondPlan={['financial']}
      onClose={nothing}
    />
  ),
  answers: [answering(consentEndpoints.facts, () => ({ facts: { petOwner: true } }))],
  fill: async words => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Pets/ }))
    await typeIn(/^(?:What you need it for|Note)/, words)
  },
  submit,
  toChoice: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'About' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Income' }))
  },
  planWords: 'To share this, you or Dana needs the Premium plan.',
})

const contactsUsedUp = 'You’ve reached your plan’s inquiry limit'

testKnownRefusals(import.meta.dir, {
  'account/people/answer-rating-dialog.tsx ratingWritingEndpoints.answer': {
    form: () => <AnswerRatingDialog rating={Rating.parse(sampleOf(Rating))} onClose={nothing} />,
    fill: words => typeIn(/^Answer/, words),
    submit: 'Publish answer',
  },
  'account/profile/edits/profile-writes.ts tenantProfileEndpoints.update': {
    form: () => <Routes />,
    hasRouter: true,
    address: '/profile',
    answers: [
      answering(authEndpoints.profile, () =>
        authEndpoints.profile.answer.parse(sampleOf(authEndpoints.profile.answer)),
      ),
      answering(tenantProfileEndpoints.read, () => ({ tenantProfile: null })),
    ],
    fill: words => typeIn(/^Reason for moving/, words),
    submit: /^Save changes.*Rental history/,
  },
  'account/verification/send-papers-dialog.tsx reviewEndpoints.send': {
    form: () => <SendPapersDialog checks={[]} onClose={nothing} />,
    answers: [
      answering(authEndpoints.profile, () => ({
        user: {
          ...authEndpoints.profile.answer.parse(sampleOf(authEndpoints.profile.answer)).user,
          userType: 'tenant' as const,
          currentPlan: 'free' as const,
        },
      })),
      answering(documentEndpoints.list, () => ({ documents: [] })),
    ],
    toChoice: async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'What to check' }))
      await userEvent.click(await screen.findByRole('option', { name: /^Documents/ }))
    },
    planWords: 'Document verification is part of the Basic plan.',
  },
  'account/verification/identity-section.tsx verificationEndpoints.startIdentity': {
    form: () => <Routes />,
    hasRouter: true,
    address: '/profile/verification',
    answers: [answering(verificationEndpoints.list, () => ({ verifications: [], hasIdentity: true }))],
  },
  'account/sharing/wish-dialog.tsx consentEndpoints.ask': wish('ask', 'Send request'),
  'account/sharing/wish-dialog.tsx consentEndpoints.share': wish('share', 'Share'),
  'account/verification/accept-check.tsx backgroundCheckEndpoints.accept': 'nothing is typed there',
  'account/verification/dispute-dialog.tsx backgroundCheckEndpoints.dispute': {
    form: () => <DisputeDialog check={readyCheck()} onClose={nothing} />,
    fill: words => typeIn(/^What is wrong/, words),
    submit: 'Dispute report',
  },
  'account/verification/background-checks.tsx backgroundCheckEndpoints.order': 'nothing is typed there',
  'messages/contact/contact-about.tsx inquiryEndpoints.create': {
    form: () => <Routes />,
    hasRouter: true,
    address: sitePaths.messagesAbout(home.id),
    answers: [
      answering(threadEndpoints.list, () => ({ threads: [], nextCursor: null, unread: 0 })),
      answering(propertyEndpoints.read, () => ({ property: home })),
    ],
    fill: words => typeIn(/^Message to/, words),
    submit: 'Send',
    planWords: contactsUsedUp,
  },
  'messages/conversation/reply-composer.tsx threadEndpoints.write': {
    form: () => <ReplyComposer thread={thread} onSent={nothing} onFailed={nothing} />,
    fill: words => typeIn(/^Message to/, words),
    submit: 'Send',
  },
  'search/property/inquiry/open-slots.tsx tourHoursEndpoints.book': {
    form: () => (
      <InquiryComposer property={{ ...home, hasTourHours: true }} type="viewing" onClose={nothing} />
    ),
    answers: [
      answering(inquiryEndpoints.list, () => ({ inquiries: [], nextCursor: null })),
      answering(tourHoursEndpoints.slots, () => ({ slots: ['2046-05-04T17:00:00.000Z'] })),
    ],
    fill: words => typeIn(/^Message/, words),
    submit: /^Book Fri, May 4/,
    planWords: contactsUsedUp,
  },
  'search/property/inquiry/use-inquiry-form.ts inquiryEndpoints.create': {
    form: () => <InquiryComposer property={home} type="question" onClose={nothing} />,
    answers: [answering(inquiryEndpoints.list, () => ({ inquiries: [], nextCursor: null }))],
    fill: words => typeIn(/^Message/, words),
    submit: 'Send',
    planWords: contactsUsedUp,
  },
  'search/save-search/save-search-dialog.tsx savedSearchEndpoints.create': {
    form: () => (
      <SaveSearchDialog
        searched={{ filters: noFilters, area: null, order: 'newest', mapView: null }}
        onClose={nothing}
      />
    ),
    fill: words => typeIn(/^Name/, words),
    submit: 'Save search',
    toChoice: () => userEvent.click(screen.getByRole('combobox', { name: 'Notify me about new homes' })),
    planWords: 'Instantly (Basic plan)',
  },
})
