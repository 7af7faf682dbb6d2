import { expect, test } from 'bun:test'
import { firstPaintPlace } from './first-paint-place.ts'

const separated = (...rules: string[]) => rules.map(rule => `${rule}/*!sc*/\n`).join('')
const note = 'data-styled.g3[id="sc-1"]{content:"round,"}'
const place = { path: '/properties/:id', nonce: 'n+/=', layoutCss: separated('.button{radius:1}') }
const drawing = { html: '<h1>Home</h1>', css: separated('.button{radius:1}', note, '.round{radius:9}') }

test("styles that extend a component of the layout stay after it: the layout's own are not repeated", () => {
  expect(firstPaintPlace({ ...place, drawing })).toBe(
    '<div id="first-paint" data-page="/properties/:id"><style nonce="n+/=">.round{radius:9}</style><h1>Home</h1></div>',
  )
})

test('answers are inside the element of what was drawn with them, and cannot end it', () => {
  const answers = { '/api/properties/1': { title: '</script><script>alert(1)</script>' } }
  const html = firstPaintPlace({ ...place, drawing: { ...drawing, answers } })
  expect(html).toStartWith('<div id="first-paint" data-page="/properties/:id">')
  expect(html).not.toContain('<script>alert')
  const [, written = ''] =
    html.match(/<script type="application\/json" id="first-answers">(.*)<\/script><\/div>$/) ?? []
  expect(JSON.parse(written)).toEqual(answers)
})
