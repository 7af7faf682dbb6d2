import { type Html, html } from '../../html-page.ts'
import { type TestCard, testCards } from '../payment/test-cards.ts'

export const cardList = (): Html => html`
<p>Stripe’s test cards, with any expiry and code:</p>
<ul>${testCards.map(({ number, says }) => html`<li>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}: ${says}</li>`)}</ul>`

/** A card's other fields are always valid. */
export const cardFields = (): Html => html`
<label for="card">Test card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="23" aria-describedby="cards">
<div id="cards" class="soft">${cardList()}</div>`

/** Or why there is none. */
export const readCard = (form: URLSearchParams): TestCard | string => {
  const number = String(form.get('card') ?? '').replace(/[\s-]/g, '')
  if (number === '') return 'Enter a card number.'
  const card = testCards.find(each => each.number === number)
  return card ?? 'This is not one of the test cards. Enter one from the list, and never a real card.'
}
