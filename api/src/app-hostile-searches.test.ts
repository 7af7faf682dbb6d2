// Each answer must be right or name what is wrong.
import { expect, test } from 'bun:test'
import { ErrorAnswer } from '@portal/contract/error'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { openTestApp } from '../test/test-app.ts'
import { criteriaOf } from './features/search/search-criteria.ts'

const { visitor, signUp, database } = await openTestApp({ isSeeded: true })
const anyone = visitor()
const tenant = await signUp('tenant')

type Query = Record<string, string>

const { search, facets, map } = propertyEndpoints
const view = { north: '50', south: '24', east: '-66', west: '-125', zoom: '4' }
const box = (north: string, south: string, east: string, west: string): Query => ({
  north,
  south,
  east,
  west,
})

const texts = {
  'LIKE wildcards': '%_\\%_',
  'a lone backslash': '\\',
  quotes: `'"''`,
  'operators of tsquery': "a & b | !c <-> d:* (( ' <1000> :*",
  'only operators': '& | !',
  'a marked word': "@place:1 & '@with:Gym'",
  'right to left': '\u202eabc\u200f',
  'accents without end': `e${'\u0301'.repeat(190)}`,
  'letters that become many': 'ﬃﷺ'.repeat(50),
  'invisible letters': '\u200b\u200d\ufeff',
  families: '👩‍👩‍👧‍👦'.repeat(9),
  'white space': ` \t\n\r\u2028${' '.repeat(90)}`,
  commas: ',, ,,',
  formats: '%s $1 {a,b} #{x}',
  letters: 'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'an address': 'http://example.com/a/b?c=d&e a@b.co 1.2.3.4 /usr/local',
}
const refusedTexts = { 'a NUL byte': 'a\0b', 'ten thousand letters': 'x'.repeat(10_000) }

const boxes = {
  'all of the world': box('90', '-90', '180', '-180'),
  'nothing but the antimeridian': box('60', '-60', '-179.9', '179.9'),
  'all but a strip': box('90', '-90', '0', '0.001'),
  'a point': box('37.7', '37.7', '-122.4', '-122.4'),
  'a line': box('90', '-90', '-122', '-122'),
  'a pole': box('90', '90', '180', '-180'),
  'minus zero': box('-0', '-0', '-0', '-0'),
  'less than any distance': box('1e-300', '-1e-300', '1e-320', '-1e-320'),
}
const refusedBoxes = {
  'upside down': box('10', '20', '5', '1'),
  'no numbers': box('NaN', 'NaN', 'NaN', 'NaN'),
  infinite: box('Infinity', '-Infinity', '1e999', '-1e999'),
  'beyond the world': box('91', '-91', '181', '-181'),
}

const id = '01900000-0000-7000-8000-000000000001'
const keys = ['1', '0', '1e-99', '0.00012345678901234567', '9'.repeat(20)]
const refusedKeys = [
  ...['NaN', '-1', '1e-999', '1e-99999', '1e400', '9'.repeat(150), `0.${'0'.repeat(140)}1`],
  `1e-${'9'.repeat(99)}`,
]

const calls = { search, facets, map }
/** Map calls also get a view. */
const onAll = (queries: readonly Query[]) =>
  Object.entries(calls).flatMap(([name, endpoint]) =>
    queries.map((query): [string, typeof endpoint, Query] => [
      name,
      endpoint,
      name === 'map' ? { ...view, ...query } : query,
    ]),
  )
const answerTo = async (
  endpoint: (typeof calls)[keyof typeof calls] | typeof placeEndpoints.find,
  query: Query,
) => {
  const response = await anyone.sendTo(endpoint, { query })
  const answer: unknown = await response.json()
  const fields = ErrorAnswer.safeParse(answer).data?.error.fields ?? {}
  return { status: response.status, fields: Object.keys(fields) }
}

test.each(Object.entries(texts))('%s are text like any other', async (_, text) => {
  const queries = ['q', 'location', 'city', 'state', 'amenities'].map(name => ({ [name]: text }))
  for (const [name, endpoint, query] of onAll(queries))
    expect([name, query, await answerTo(endpoint, query)]).toEqual([name, query, { status: 200, fields: [] }])
  for (const sort of ['rent_asc', 'rent_desc', 'nearest'])
    expect((await answerTo(search, { sort, near: '0,0', q: text })).status).toBe(200)
  expect((await answerTo(placeEndpoints.find, { q: text.slice(0, 100) })).status).toBe(200)
})

test.each(Object.entries(refusedTexts))('%s are refused by name', async (_, text) => {
  for (const field of ['q', 'location', 'city', 'state', 'amenities'])
    for (const [name, endpoint, query] of onAll([{ [field]: text }]))
      expect([name, await answerTo(endpoint, query)]).toEqual([name, { status: 422, fields: [field] }])
  expect(await answerTo(placeEndpoints.find, { q: text })).toEqual({ status: 422, fields: ['q'] })
})

test.each(Object.entries(boxes))('%s is an area', async (_, area) => {
  const queries = [area, { ...area, q: 'sunny' }, { ...area, amenities: 'Helipad' }, { ...area, zoom: '22' }]
  for (const [name, endpoint, query] of onAll(queries))
    expect([name, query, await answerTo(endpoint, query)]).toEqual([name, query, { status: 200, fields: [] }])
  for (const sort of ['rent_asc', 'nearest'])
    expect((await answerTo(search, { ...area, sort, near: '0,0' })).status).toBe(200)
})

test.each(Object.entries(refusedBoxes))('an area that is %s is refused by its sides', async (_, area) => {
  for (const [name, endpoint, query] of onAll([area])) {
    const { status, fields } = await answerTo(endpoint, query)
    expect([name, status, fields.length > 0]).toEqual([name, 422, true])
    expect(Object.keys(area)).toEqual(expect.arrayContaining(fields))
  }
})

test('a zoom that no map has is refused', async () => {
  for (const zoom of ['1e6', '-1', 'NaN', 'Infinity', '23'])
    expect([zoom, await answerTo(map, { ...view, zoom })]).toEqual([zoom, { status: 422, fields: ['zoom'] }])
})

test('a cursor belongs to one order and needs a valid number; any other is refused', async () => {
  const sorts = ['rent_asc', 'rent_desc', 'nearest']
  for (const sort of sorts)
    for (const cursor of [
      ...keys.map(key => `${sort}~${key}~${id}`),
      ...refusedKeys.map(key => `${sort}~${key}~${id}`),
      ...[...sorts, 'newest'].filter(other => other !== sort).map(other => `${other}~1~${id}`),
      ...[id, 'x', `${sort}~1~x`, `${sort}~1~${id}~1`, `${sort.toUpperCase()}~1~${id}`],
    ]) {
      const isRight = keys.some(key => cursor === `${sort}~${key}~${id}`)
      const expected = isRight ? { status: 200, fields: [] } : { status: 422, fields: ['cursor'] }
      const given = await answerTo(search, { sort, near: '37,-122', cursor })
      expect([sort, cursor, given]).toEqual([sort, cursor, expected])
    }
})

test('a place to search near must be on earth', async () => {
  for (const [near, status] of [
    ['90,180', 200],
    ['-90, -180', 200],
    ['91,0', 422],
    ['NaN,NaN', 422],
    ['1e5,1', 422],
    ['37;-122', 422],
    [`0.${'1'.repeat(90)},1`, 422],
  ] as const)
    expect([near, (await answerTo(search, { sort: 'nearest', near })).status]).toEqual([near, status])
})

test('hostile filters of a saved search find what the search finds, or are refused in the same way', async () => {
  const filters: Query[] = [
    ...Object.values(texts).flatMap(text => ['q', 'location', 'amenities'].map(name => ({ [name]: text }))),
    ...Object.values(refusedTexts).map(text => ({ q: text })),
    ...[...Object.values(boxes), ...Object.values(refusedBoxes)],
  ]
  for (const given of filters) {
    const body = { name: 'Hostile', alert: 'never', filters: given }
    const saved = await tenant.sendTo(savedSearchEndpoints.create, { body })
    const { status } = await answerTo(search, given)
    expect([given, saved.status]).toEqual([given, status === 200 ? 201 : 422])
    if (saved.status !== 201) continue
    const { savedSearch } = savedSearchEndpoints.create.answer.parse(await saved.json())
    await tenant.call(savedSearchEndpoints.delete, { params: { id: savedSearch.id } })
  }
})

test('a repeated amenity is looked up once', async () => {
  const wordsOf = async (amenities: string) => (await criteriaOf(database, { amenities }))?.words
  expect(await wordsOf('Gym, Pool,'.repeat(180))).toBe(await wordsOf('Gym,Pool'))
})
