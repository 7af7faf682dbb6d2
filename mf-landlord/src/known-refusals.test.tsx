import { routesFor } from '@portal/app-kit/routes-for'
import { type FormInTest, press, testKnownRefusals, typeIn } from '@portal/app-kit/test/known-refusals'
import { sampleApplication } from '@portal/client/test/sample-application'
import { sampleInquiry } from '@portal/client/test/sample-inquiry'
import { sampleProperty } from '@portal/client/test/sample-property'
import { sampleRequest } from '@portal/client/test/sample-request'
import { answering } from '@portal/client/test/serve-endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { type VendorJob, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AcceptDialog } from './applications/accept-dialog.tsx'
import { DeclineDialog } from './applications/decline-dialog.tsx'
import { TellOthersDialog } from './home/tell-others-dialog.tsx'
import { AnswerDialog } from './inquiries/answer-dialog.tsx'
import type { AnswerKind } from './inquiries/answers.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { VendorDialog } from './maintenance/actions/vendor-dialog.tsx'
import { pages } from './pages.tsx'
import { JobUpdate } from './vendor/job-update.tsx'

const Routes = routesFor(pages)
const home = sampleProperty()
const nothing = () => {}
const job: VendorJob = {
  title: 'Water under the sink',
  description: 'The pipe drips steadily.',
  category: 'plumbing',
  priority: 'medium',
  status: 'acknowledged',
  photos: [],
  home,
  timeZone: null,
  scheduledDate: null,
  photosLeft: 5,
  expiresAt: '2031-01-05T12:00:00.000Z',
}
const landlord = { userType: 'landlord', id: home.landlordId } as const
const typeInMessage = (words: string) => typeIn(/^(?:Message|Reason)/, words)

const answer = (kind: AnswerKind, submit: string): FormInTest => ({
  form: () => <AnswerDialog inquiry={sampleInquiry()} kind={kind} onClose={nothing} />,
  fill: typeInMessage,
  submit,
})

const listing: Pick<FormInTest, 'form' | 'hasRouter' | 'person' | 'answers'> = {
  form: () => <Routes />,
  hasRouter: true,
  person: landlord,
  answers: [
    answering(warningEndpoints.list, () => []),
    answering(documentEndpoints.list, () => ({ documents: [] })),
    answering(propertyEndpoints.read, () => ({ property: home })),
  ],
}

testKnownRefusals(import.meta.dir, {
  'applications/accept-dialog.tsx acceptEndpoints.accept': {
    form: () => <AcceptDialog application={sampleApplication()} onClose={nothing} />,
    fill: typeInMessage,
    submit: 'Accept and send offer',
  },
  'applications/background-check-panel.tsx backgroundCheckEndpoints.order': 'nothing is typed there',
  'applications/decline-dialog.tsx applicationEndpoints.decline': {
    form: () => <DeclineDialog application={sampleApplication()} onClose={nothing} />,
    answers: [answering(backgroundCheckEndpoints.list, () => ({ backgroundChecks: [], nextCursor: null }))],
    fill: typeInMessage,
    submit: 'Decline application',
  },
  'home/tell-others-dialog.tsx inquiryEndpoints.declineOthers': {
    form: () => <TellOthersDialog homeId={home.id} onClose={nothing} />,
    fill: typeInMessage,
    submit: 'Decline all',
  },
  'inquiries/use-answer.ts inquiryEndpoints.cancel': answer('calledOff', 'Cancel tour'),
  'inquiries/use-answer.ts inquiryEndpoints.propose': {
    ...answer('proposed', 'Send times'),
    fill: async words => {
      await typeIn(/^Date and time/, '2046-05-04T10:00')
      await typeInMessage(words)
    },
  },
  'inquiries/use-answer.ts inquiryEndpoints.respond': answer('responded', 'Send answer'),
  'invite-dialog.tsx tenancyWritingEndpoints.invite': {
    form: () => <InviteDialog home={home} onClose={nothing} />,
    fill: async () => {
      await typeIn(/^Your tenant’s email/, 'ana@example.com')
      await typeIn(/^First day/, '2036-12-01')
    },
    submit: 'Send invitation',
  },
  'listing/create/use-create-property.ts listingEndpoints.create': {
    ...listing,
    address: '/create-property',
    fill: async words => {
      await typeIn(/^Title/, 'Sunny flat')
      await typeIn(/^Description/, words)
      screen.getByRole('combobox', { name: 'Property type' }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('option', { name: 'Condo' }))
      await typeIn(/^Street address/, '12 Guerrero St')
      await typeIn(/^City/, 'San Francisco')
      await typeIn(/^State/, 'CA')
      await typeIn(/^ZIP code/, '94103')
    },
    toSend: () => press('Create Property Listing'),
    submit: 'List anyway',
    planWords: 'You’ve reached your plan’s listing limit',
  },
  'listing/edit/use-save-listing.ts listingEndpoints.update': {
    ...listing,
    address: `/landlord/properties/${home.id}/edit`,
    fill: words => typeIn(/^Description/, words),
    submit: 'Save changes',
  },
  'maintenance/actions/vendor-dialog.tsx vendorEndpoints.makeLink': {
    form: () => <VendorDialog request={sampleRequest({ status: 'acknowledged' })} onClose={nothing} />,
    answers: [answering(vendorEndpoints.link, () => ({ link: null }))],
    fill: () => typeIn(/^Who will do the work/, 'Bay Plumbing'),
    submit: 'Make link',
  },
  'my-properties/use-change-listing.ts ownPropertyEndpoints.duplicate': 'a button, with nothing typed',
  'my-properties/use-change-listing.ts ownPropertyEndpoints.restore': 'a button, with nothing typed',
  'use-listing-change.ts listingEndpoints.update': 'buttons, with nothing typed',
  'vendor/job-update.tsx vendorEndpoints.update': {
    form: () => <JobUpdate token={'a'.repeat(43)} job={job} onChange={nothing} onFail={nothing} />,
    person: landlord,
    fill: typeInMessage,
    submit: 'Send update',
  },
})
