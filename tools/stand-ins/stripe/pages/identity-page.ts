// The hosted page on which a person shows their identity document. Here they say what it would show.
import { html } from '../../html-page.ts'
import type { IdentitySession } from '../kinds.ts'
import { changeIdentitySession } from '../resources/identity-sessions.ts'
import { newId } from '../wire/ids.ts'
import { missingResource } from '../wire/refusal.ts'
import type { World } from '../world.ts'
import { goTo, page, problem } from './page.ts'
import type { PageRoute } from './page-route.ts'

/** A document holds what the portal must never keep. */
const madeUpDocument = { number: 'D7731-04482', dob: { day: 17, month: 3, year: 1987 } }

const sessionAt = (world: World, secret: string): IdentitySession => {
  const session = world.store.identitySession
    .newestFirst()
    .find(({ url }) => url === `${world.url}/identity/${secret}`)
  if (!session) throw missingResource('verification_session', secret)
  return session
}

const answers = [
  ['verified', 'Verified'],
  ['name_differs', 'Name differs'],
  ['document_expired', 'Document expired'],
  ['unreadable', 'Unreadable'],
  ['cancel', 'Cancel'],
] as const

const identityPage = (secret: string, trouble: string | null) =>
  page(
    'Check your identity',
    html`<form class="card" method="post" action="/identity/${secret}">
<p>Stripe’s page asks for photos of an identity document. This one asks what the document would say.</p>
${problem(trouble)}
<label for="first">First name on the document</label><input id="first" name="first" autocomplete="off" maxlength="100">
<label for="last">Last name on the document</label><input id="last" name="last" autocomplete="off" maxlength="100">
<label for="until">Valid until (day, if you want one)</label><input id="until" name="until" type="date">
${answers.map(([answer, words]) => html`<button name="answer" value="${answer}"${answer === 'verified' ? null : html` class="plain"`}>${words}</button>`)}
</form>`,
    trouble ? 422 : 200,
  )

const errorsByAnswer = new Map<string, IdentitySession['last_error']>([
  ['document_expired', { code: 'document_expired', reason: 'The document is expired.' }],
  ['unreadable', { code: 'document_unverified_other', reason: 'The document could not be read.' }],
  ['cancel', { code: 'consent_declined', reason: 'The person declined to be verified.' }],
])

const readDocument = (world: World, session: IdentitySession, form: URLSearchParams) => {
  const differs = form.get('answer') === 'name_differs'
  const [year, month, day] = String(form.get('until') || '2099-01-31')
    .split('-')
    .map(Number)
  const names = {
    first_name: differs ? 'Somebody' : String(form.get('first')).trim(),
    last_name: differs ? 'Else' : String(form.get('last')).trim(),
  }
  const file = newId('file')
  const report = world.store.identityReport.put({
    id: newId('vr'),
    object: 'identity.verification_report',
    client_reference_id: session.client_reference_id,
    created: world.now(),
    document: {
      ...names,
      address: null,
      error: null,
      files: [file],
      issued_date: { day: 31, month: 1, year: 2024 },
      issuing_country: 'US',
      status: 'verified',
      type: 'driving_license',
    },
    livemode: false,
    type: 'document',
    verification_session: session.id,
  })
  world.store.identityDetails.put({
    id: file,
    fields: { ...madeUpDocument, expiration_date: { day, month, year } },
  })
  const details = world.store.identityDetails.get(session.id)
  world.store.identityDetails.put({
    id: session.id,
    fields: {
      ...details?.fields,
      verified_outputs: { ...names, address: null, email: null, id_number_type: null, phone: null },
    },
  })
  return report
}

const check = (world: World, secret: string, form: URLSearchParams) => {
  const session = sessionAt(world, secret)
  const answer = form.get('answer') ?? ''
  const failure = errorsByAnswer.get(answer)
  if (!failure && answer !== 'verified' && answer !== 'name_differs')
    return identityPage(secret, 'Choose what the check should find.')
  if (answer === 'verified' && !(form.get('first')?.trim() && form.get('last')?.trim()))
    return identityPage(secret, 'Enter the name on the document.')
  const returnUrl = world.store.identityDetails.get(session.id)?.fields.return_url
  const processing =
    answer === 'cancel' ? session : changeIdentitySession(world, session, { status: 'processing' })
  if (failure) changeIdentitySession(world, processing, { status: 'requires_input', last_error: failure })
  else {
    const report = readDocument(world, session, form)
    changeIdentitySession(world, processing, {
      status: 'verified',
      last_error: null,
      last_verification_report: report.id,
      url: null,
      client_secret: null,
    })
  }
  return typeof returnUrl === 'string'
    ? goTo(returnUrl)
    : page('Thank you', html`<section><p>You can close this page.</p></section>`)
}

export const identityPages: PageRoute[] = [
  {
    method: 'GET',
    path: '/identity/:id',
    answer: ({ world, id }) => {
      sessionAt(world, id)
      return identityPage(id, null)
    },
  },
  { method: 'POST', path: '/identity/:id', answer: ({ world, id, form }) => check(world, id, form) },
]
