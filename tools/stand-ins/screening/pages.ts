import { html, htmlPage } from '../html-page.ts'
import type { Invitation } from './records.ts'

const note = 'It stands in for Checkr. Nothing leaves this machine: enter no real details.'

/** By the last name that is entered, in any case. */
const outcomes = {
  clear: 'Nothing is found.',
  consider: 'A record is found.',
  slow: 'Nothing is found, half a minute later.',
  error: 'No report can be made.',
} as const

export type Outcome = keyof typeof outcomes

export const outcomeOf = (lastName: string): Outcome | undefined =>
  (Object.keys(outcomes) as Outcome[]).find(word => word === lastName.trim().toLowerCase())

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const detailsPage = ({ id }: Invitation, error: string | null = null): Response =>
  htmlPage({
    title: 'Your background check',
    note,
    status: error ? 422 : 200,
    body: html`<form class="card" method="post" action="/invite/${id}">
<p>Checkr would ask for your full name, date of birth, Social Security number and addresses here, and for your permission.</p>
<p>The last name decides what happens:</p>
<ul>${Object.entries(outcomes).map(([word, says]) => html`<li>${capital(word)}: ${says}</li>`)}</ul>
${error && html`<p class="error" role="alert">${error}</p>`}
<label for="first">First name</label><input id="first" name="first_name" autocomplete="off" required maxlength="100">
<label for="last">Last name</label><input id="last" name="last_name" autocomplete="off" required maxlength="100">
<button>Send</button>
</form>`,
  })

export const sentPage = (): Response =>
  htmlPage({
    title: 'Thank you',
    note,
    body: html`<section><p>We have your details. Go back to the portal: it says when your report is ready.</p></section>`,
  })

export const noPage = (): Response =>
  htmlPage({
    title: 'This page is not here',
    note,
    body: html`<section><p>The invitation was answered, or has expired.</p></section>`,
    status: 404,
  })
