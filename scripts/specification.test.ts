import { expect, test } from 'bun:test'
import { coverageFaults, referenceFaults } from './specification.ts'

const row = (built: string, shownBy: string) =>
  coverageFaults(`| Clause | Built | Shown by |\n| --- | --- | --- |\n| It adds | ${built} | ${shownBy} |`)

test('existing files, ends of paths, folders, patterns, and titles with words left out are accepted', () => {
  expect(
    row(
      '`scripts/check.ts`, `ui/button`, `stages.ts`, `scripts/run-*.ts`',
      'scripts/docs › a rent is followed … at most 20 files…; › the map of the house…; docs › the map (all of it)',
    ),
  ).toEqual([])
})

test('a missing file is reported with its row', () => {
  expect(row('`scripts/checks.ts`, `ui/botton`', 'scripts/docs')).toEqual([
    'docs/specification.md:3 (It adds): there is no file scripts/checks.ts',
    'docs/specification.md:3 (It adds): there is no file ui/botton',
  ])
})

test('a missing test is reported, whether by file, by title or by a further title', () => {
  expect(row('', 'scripts/documents')).toEqual([
    'docs/specification.md:3 (It adds): no test file is called “scripts/documents”',
  ])
  expect(
    row('', 'scripts/docs › a deposit is followed…; › the map of the house; › the map of the flat'),
  ).toEqual([
    'docs/specification.md:3 (It adds): no test of scripts/docs is called “a deposit is followed…”',
    'docs/specification.md:3 (It adds): no test of scripts/docs.test.ts is called “the map of the flat”',
  ])
})

test('a clause without a test says why', () => {
  expect(row('', 'later: with billing')).toEqual([])
  expect(row('', 'no test: nobody can see it')).toEqual([])
  expect(row('', '')).toHaveLength(1)
})

test('a reference to a section that the page lacks is reported, and one to a name that the section lacks', () => {
  const page = '## §5 Validation\n\n- **Login**: a password.\n\n### §2.9 Search\n\nA map.\n'
  const faults = (section: string) => referenceFaults('a.ts', `// A rule (spec §${section}).`, page)
  expect(faults('5 "Login"')).toEqual([])
  expect(faults('2.9')).toEqual([])
  expect(faults('5.1')).toEqual([`a.ts: docs/specification.md has no §${5.1}`])
  expect(faults('5 "Buying"')).toEqual([`a.ts: docs/specification.md has no §${5} "Buying"`])
})
