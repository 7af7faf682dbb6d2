import { routesFor } from '@portal/app-kit/routes-for'
import { press, testKnownRefusals, typeIn } from '@portal/app-kit/test/known-refusals'
import { sampleOf } from '@portal/client/test/sample-answer'
import { sampleProperty } from '@portal/client/test/sample-property'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { answering } from '@portal/client/test/serve-endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { SavedSearch } from '@portal/contract/saved-searches/saved-search'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from './pages.tsx'
import { SearchCard } from './saved/searches/search-card.tsx'
import { MoveInDialog } from './tenancies/move-in-dialog.tsx'
import { RateDialog } from './tenancies/rate-dialog.tsx'

const Routes = routesFor(pages)
const home = sampleProperty()
const nothing = () => {}

const fillMove = async (words: string) => {
  await typeIn(/^Move-in date/, '2036-12-01')
  await typeIn(/^Message/, words)
}

testKnownRefusals(import.meta.dir, {
  'applications/new/application-steps.tsx applicationEndpoints.create': {
    form: () => <Routes />,
    hasRouter: true,
    address: `/applications/new?home=${home.id}`,
    answers: [
      answering(propertyEndpoints.read, () => ({ property: home })),
      answering(consentEndpoints.facts, () => ({
        facts: { monthlyIncome: 8123, petOwner: true, smokingStatus: 'Non-smoker' },
      })),
      answering(documentEndpoints.list, () => ({ documents: [] })),
      answering(peopleEndpoints.read, () => ({
        ...peopleEndpoints.read.answer.parse(sampleOf(peopleEndpoints.read.answer)),
        beyondPlan: ['financial'],
      })),
    ],
    fill: fillMove,
    toSend: async () => {
      await press('Continue')
      await screen.findByText('Share for')
      await press('Continue')
    },
    submit: 'Send application',
    toChoice: async () => {
      await fillMove('It is quiet here.')
      await press('Continue')
    },
    planWords: 'To share this, you or Dana Ortiz needs the Premium plan.',
  },
  'applications/new/profile-step.tsx tenantProfileEndpoints.update':
    'answers are chosen, and the page of the application says what refuses it',
  'inquiries/cancel-dialog.tsx inquiryEndpoints.cancel': 'a tenant gives no reason',
  'saved/searches/use-saved-searches.ts savedSearchEndpoints.create': 'restores what was saved',
  'saved/searches/use-saved-searches.ts savedSearchEndpoints.update': {
    form: () => (
      <SearchCard
        search={{ ...SavedSearch.parse(sampleOf(SavedSearch)), alert: 'daily', filters: {} }}
        isBeingDeleted={false}
        onDelete={nothing}
      />
    ),
    toChoice: async () =>
      userEvent.click(await screen.findByRole('combobox', { name: 'Notify me about new homes' })),
    planWords: 'Instantly (Basic plan)',
  },
  'tenancies/move-in-dialog.tsx tenancyWritingEndpoints.moveIn': {
    form: () => <MoveInDialog tenancy={sampleTenancy()} onClose={nothing} />,
    fill: words => typeIn(/^Note/, words),
    submit: 'I moved in',
  },
  'tenancies/rate-dialog.tsx ratingWritingEndpoints.rate': {
    form: () => <RateDialog tenancy={sampleTenancy()} onClose={nothing} />,
    fill: async words => {
      await userEvent.click(await screen.findByRole('radio', { name: /^4 stars/ }))
      await typeIn(/^Your review/, words)
    },
    submit: 'Publish rating',
  },
})
