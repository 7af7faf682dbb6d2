// A process that runs any code of an app.
import { afterEach, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnAheadFile } from '@portal/releases/names'
import { newDataDir } from '@portal/releases/test/released'
import { samplePage } from '../test/sample-page.ts'
import { openLayoutDrawer, openPageDrawer, type PageDrawer } from './page-drawer.ts'

const app = `
const doings = {
  ends: () => process.exit(7),
  hangs: () => new Promise(() => {}),
  loops: () => { for (;;); },
  shouts: () => { process.stdout.write('x'.repeat(200_000)); return new Promise(() => {}) },
  interrupts: () => { process.stdout.write('{"to":1,"answer":["of somebody else"]}\\n'); return [] },
  babbles: () => { process.stdout.write('no answer\\n'); return [] },
  throws: () => { throw new Error('no such thing') },
  looks: () => [JSON.stringify(process.env), String(process.env.PATH)],
  long: () => ['x'.repeat(200_000)],
  starts: () => { try { return [Bun.spawn(['sh', '-c', 'sleep 60'], { detached: true }).pid] } catch (error) { return [error.code] } },
  logs: () => { console.log('something'); return ['quiet'] },
}
const reads = async ({ search }) => {
  const addresses = (await doings[search.get('do')]?.()) ?? ['/api/fine']
  return addresses.map(address => ({ address, read: answer => answer }))
}
export const pages = [{ path: '/', reads }]
export const matchPath = () => null
`

let artifact: string
beforeAll(() => {
  artifact = newDataDir()
  mkdirSync(join(artifact, 'server'))
  writeFileSync(join(artifact, drawnAheadFile), app)
})

let drawer: PageDrawer | undefined
let faults: string[]
afterEach(() => {
  drawer?.close()
  drawer = undefined
})
const open = (folder = artifact, more = {}) => {
  faults = []
  const limits = {
    startMs: 10_000,
    answerMs: 1000,
    restMs: 0,
    answerCharacters: 100_000,
    waiting: 3,
    ...more,
  }
  drawer = openPageDrawer(folder, fault => faults.push(fault), limits)
}
const ask = (doing: string) => drawer?.ask({ path: '/', address: `/?do=${doing}` })

test.each([
  ['ends', 'its process ended'],
  ['hangs', 'it takes longer than 1000 ms'],
  ['loops', 'it takes longer than 1000 ms'],
  ['shouts', 'its answer is too long'],
  ['babbles', 'JSON Parse error: Unexpected identifier "no"'],
])('a page that %s is not drawn, and its process is replaced', async (doing, fault) => {
  open()
  expect(await ask(doing)).toBeNull()
  expect(faults).toEqual([fault])
  expect(await ask('well')).toEqual(['/api/fine'])
})

test('a page that throws is not drawn, and its process keeps running', async () => {
  open()
  expect(await ask('throws')).toBeNull()
  expect(faults).toEqual(['/ throws no such thing'])
  expect(await ask('well')).toEqual(['/api/fine'])
})

test('a page that is too long is not drawn, and its process keeps running', async () => {
  open()
  expect(await ask('long')).toBeNull()
  expect(faults).toEqual(['/ throws It is too long'])
  expect(await ask('well')).toEqual(['/api/fine'])
})

test('an answer for one visit never goes to another', async () => {
  open()
  await ask('well')
  await ask('interrupts')
  expect(await Promise.all([ask('well'), ask('well')])).not.toContainEqual(['of somebody else'])
  expect(await ask('well')).toEqual(['/api/fine'])
})

test('the app cannot see the environment, and may log', async () => {
  process.env.SECRET_OF_THE_PORTAL = 'password'
  open()
  expect(await ask('looks')).toEqual(['{}', 'undefined'])
  expect(await ask('logs')).toEqual(['quiet'])
})

test.if(process.platform === 'linux')('the app cannot start a process', async () => {
  open()
  expect(await ask('starts')).toEqual(['EPERM'])
})

test('the server keeps working while the app is in an endless loop', async () => {
  open()
  await ask('well')
  const looping = ask('loops')
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 10)
  await looping
  clearInterval(counting)
  expect(turns).toBeGreaterThan(5)
})

test('after a fault no page waits for the app until its pause is over', async () => {
  open(artifact, { restMs: 60_000 })
  const both = [ask('loops'), ask('well')]
  expect(await Promise.all(both)).toEqual([null, null])
  expect(await ask('well')).toBeNull()
  expect(faults).toHaveLength(1)
})

test('only a limited number of requests wait', async () => {
  open()
  const answers = await Promise.all(['well', 'well', 'well', 'well'].map(ask))
  expect(answers).toEqual([['/api/fine'], ['/api/fine'], ['/api/fine'], null])
})

test('an artifact that cannot be run is a fault, not an exception', async () => {
  open(newDataDir())
  expect(await ask('well')).toBeNull()
  expect(faults).toContain('its process ended')
})

test('a shell that fails affects only the visit that it fails for', async () => {
  const shell = newDataDir()
  mkdirSync(join(shell, 'server'))
  writeFileSync(
    join(shell, drawnAheadFile),
    `export const [baseCss, fontUrl] = ['', '']
     export const drawLayout = (page, path) => path === '/ends' ? process.exit(7) : { html: path, css: '' }`,
  )
  const layout = openLayoutDrawer(shell, () => {})
  const draw = (path: string) => layout.ask({ page: samplePage(), path, firstPaint: '' })
  const drawn = await Promise.all(['/', '/ends', '/search', '/saved'].map(draw))
  expect(drawn).toEqual([
    { html: '/', css: '' },
    null,
    { html: '/search', css: '' },
    { html: '/saved', css: '' },
  ])
  layout.close()
})
