// Part of the stage `newcomer` of `npm run long`: adds a field of each kind to a copy of this checkout, in the files that
// docs/adding-a-field.md lists and in no others, and runs types and tests on it.
import { afterAll, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Additions, changedCopy, listedFiles } from './changed-copy.ts'

const { copy, remove, read, replace, add, run } = changedCopy()
afterAll(remove)

const fields = 'packages/contract/properties/home-fields.ts'
const answers = 'packages/contract/properties/property.ts'
const columns = 'api/src/schema/properties.ts'
const searchSql = 'api/src/schema/search.sql'
const itsVersion = 'api/src/platform/database/apply-search-sql.test.ts'
const pageTest = 'mf-public/src/search/property/property-page.test.tsx'

const parkingSpaces: Additions = {
  [fields]: [
    [
      '  rentAmount: {\n',
      `  parkingSpaces: {
    kind: 'number',
    label: 'Parking spaces',
    section: 'details',
    preset: 1,
    max: 100,
    step: { of: 1, message: 'Parking spaces must be a whole number' },
    isFact: true,
  },
`,
    ],
  ],
  [answers]: [['  securityDeposit: z', '  parkingSpaces: z.nullable(z.number()),\n']],
  [columns]: [['    rentAmount: dollars', `    parkingSpaces: integer('parking_spaces'),\n`]],
  'mf-public/src/search/property/property-details.tsx': [
    [
      `            <Text $weight="medium">`,
      '            {property.parkingSpaces !== null && <Text>Parking spaces: {property.parkingSpaces}</Text>}\n',
    ],
  ],
  [pageTest]: [
    ['      minimumIncome: 9000,\n', '      parkingSpaces: 2,\n'],
    [`    'Pool',\n    'Pets are welcome',`, `    'Parking spaces: 2',\n`],
  ],
}

const utilitiesIncluded: Additions = {
  [fields]: [
    [
      '  requiresBackgroundCheck: {\n',
      `  utilitiesIncluded: {
    kind: 'flag',
    label: 'Utilities included',
    section: 'policies',
    preset: false,
    isFact: true,
  },
`,
    ],
  ],
  [answers]: [['  smokingAllowed: z', '  utilitiesIncluded: z.boolean(),\n']],
  'packages/contract/properties/choices.ts': [
    ['} as const satisfies Partial', `  utilitiesIncluded: 'utilities included',\n`],
  ],
  [columns]: [
    [
      '    requiresBackgroundCheck: boolean',
      `    utilitiesIncluded: boolean('utilities_included').notNull().default(false),\n`,
    ],
  ],
  'api/src/schema/search.ts': [
    [`  smokingAllowed: { bit: 5`, `  utilitiesIncluded: { bit: 22, word: '@utilities' },\n`],
  ],
  [searchSql]: [
    [' AS traits, bedrooms', ' | (utilities_included::integer << 22)'],
    [`			CASE WHEN smoking_allowed`, `			CASE WHEN utilities_included THEN '@utilities' END,\n`],
    ['now.smoking_allowed', 'now.utilities_included, '],
    ['was.smoking_allowed', 'was.utilities_included, '],
  ],
  'mf-public/src/search/property/house-rules.tsx': [
    ['  minimumIncome,\n', '  utilitiesIncluded,\n'],
    ['  </Rules>', '    {utilitiesIncluded && <li>Utilities are included in the rent</li>}\n'],
  ],
  [pageTest]: [
    ['      petFriendly: true,\n', '      utilitiesIncluded: true,\n'],
    [`    'Pets are welcome',`, `    'Utilities are included in the rent',\n`],
  ],
}

const migrations = (): string[] =>
  readdirSync(join(copy, 'api/migrations')).filter(file => file.endsWith('.sql'))

const page = 'docs/adding-a-field.md'

const expectListed = (heading: string, files: readonly string[]): void => {
  expect(listedFiles(page, heading).toSorted()).toEqual([...files].toSorted())
  const long = files.filter(file => !file.endsWith('migrations') && linesOf(file) > 400)
  expect(long).toEqual([])
}
const linesOf = (file: string): number => read(file).split('\n').length

const searchTests = ['search-rules', 'search-sql', 'count-facets', 'kept-counts']

/** What fails in the copy. */
const failures = async (): Promise<string> =>
  (await run('.', 'x', 'tsc', '-b')) ||
  (await run(
    'api',
    'test',
    '--timeout=180000',
    ...searchTests.map(name => `src/features/search/${name}.test.ts`),
    'src/features/saved-searches/home-meets-search.test.ts',
    'src/features/properties/create-property.test.ts',
    itsVersion.replace('api/', ''),
  )) ||
  (await run('mf-public', 'test', '--timeout=180000', pageTest.replace('mf-public/', ''))) ||
  (await run('mf-landlord', 'test', '--timeout=180000', 'src/listing/form'))

test('a field that is shown is added in the listed files, of which there are at most 6', async () => {
  const before = migrations().length
  add(parkingSpaces)
  expect(await run('api', 'run', 'migrations', '--name', 'parking-spaces')).toBe('')
  expect(migrations()).toHaveLength(before + 1)
  expectListed('A field that is shown', [...Object.keys(parkingSpaces), 'api/migrations'])
  expect(listedFiles(page, 'A field that is shown').length).toBeLessThanOrEqual(6)
  expect(await failures()).toBe('')
}, 900_000)

test('a flag that searches can ask for is added in the listed files, of which there are at most 12', async () => {
  add(utilitiesIncluded)
  expect(await run('api', 'run', 'migrations', '--name', 'utilities')).toBe('')
  const [, version = ''] = /^-- Version (\d+)\./.exec(read(searchSql)) ?? []
  const next = Number(version) + 1
  replace(searchSql, `-- Version ${version}.`, `-- Version ${next}.`)
  const [, hash = ''] = /'([0-9a-f]{64})'/.exec(read(itsVersion)) ?? []
  const now = new Bun.CryptoHasher('sha256').update(read(searchSql)).digest('hex')
  replace(itsVersion, `    ${version},\n    '${hash}'`, `    ${next},\n    '${now}'`)
  const heading = 'A flag that searches can ask for'
  expectListed(heading, [...Object.keys(utilitiesIncluded), itsVersion, 'api/migrations'])
  expect(listedFiles(page, heading).length).toBeLessThanOrEqual(12)
  expect(await failures()).toBe('')
}, 900_000)

test('a flag that searches ask for cannot be forgotten in the database', async () => {
  replace('api/src/schema/search.ts', `  utilitiesIncluded: { bit: 22, word: '@utilities' },\n`, '')
  expect(await run('.', 'x', 'tsc', '-b')).toContain(`Property 'utilitiesIncluded' is missing`)
}, 300_000)

test('the record of a field has at most 40 lines', () => {
  const [, records = ''] = /homeFields = \{\n(.*?)\n\} as const/s.exec(read(fields)) ?? []
  const lengths = records.split(/^ {2}(?=\w)/m).map(record => record.split('\n').length)
  expect(lengths.length).toBeGreaterThan(20)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(40)
})
