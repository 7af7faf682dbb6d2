import { type Html, html, htmlPage } from '../../html-page.ts'

const note = 'It stands in for Stripe. Nothing is charged: never enter a real card.'

export const page = (title: string, body: Html, status = 200): Response =>
  htmlPage({ title, note, body, status })

export const goTo = (url: string): Response => new Response(null, { status: 303, headers: { Location: url } })

/** A screen reader reads it first. */
export const problem = (message: string | null): Html | null =>
  message ? html`<p class="error" role="alert">${message}</p>` : null

export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

export const dayInWords = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
