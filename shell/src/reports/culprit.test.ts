import { afterAll, beforeAll, expect, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { culpritOf, provenCulpritOf } from './culprit.ts'
import { messageOf } from './report.ts'

const origin = 'https://portal.example'
beforeAll(() => GlobalRegistrator.register({ url: `${origin}/search` }))
afterAll(() => GlobalRegistrator.unregister())

const files = {
  tenant: `${origin}/apps/mf-tenant/files/saved.0123456789.js`,
  tenantEntry: `${origin}/apps/mf-tenant/0.1.0-abc/remote-entry.js`,
  ai: `${origin}/apps/mf-ai/files/hub.0123456789.js`,
  shell: `${origin}/apps/shell/files/boot.0123456789.js`,
  shellLater: `${origin}/apps/shell/files/on-demand-toasts.0123456789.js`,
  shellEntry: `${origin}/apps/shell/0.1.0-abc/main.js`,
  react: `${origin}/apps/shell/files/react-dom.0123456789.js`,
  queries: `${origin}/apps/shell/files/128.0123456789.js`,
  extension: 'chrome-extension://abcdef/content.js',
  developer: 'http://localhost:4001/files/saved.js',
}
type File = keyof typeof files

/** As browsers write it; `~` marks a function that only awaited. */
const stackOf = {
  chromium: (error: Error, frames: string[]) => [
    String(error),
    ...frames.map(frame => `    at ${frame.startsWith('~') ? 'async ' : ''}work (${fileOf(frame)}:1:23)`),
  ],
  firefox: (_: Error, frames: string[]) =>
    frames.map(frame => `${frame.startsWith('~') ? 'async*' : ''}work@${fileOf(frame)}:1:23`),
}
const fileOf = (frame: string) => files[frame.replace('~', '') as File]

const thrown = (error: Error, frames: string, browser: keyof typeof stackOf) =>
  Object.assign(error, { stack: stackOf[browser](error, frames.split(' ')).join('\n') })

// The first frame is where it was thrown.
const cases: [what: string, frames: string, atWork: string | undefined, culprit: string | undefined][] = [
  ['an app throws in a handler that React calls', 'tenant react react', undefined, 'mf-tenant'],
  ['an app throws in a timer', 'tenant', undefined, 'mf-tenant'],
  ['its entry throws', 'tenantEntry shellEntry', 'mf-tenant', 'mf-tenant'],
  ['a library throws because of an app', 'react queries tenant react', undefined, 'mf-tenant'],
  ['an app is called by another', 'ai tenant', 'mf-tenant', 'mf-ai'],
  ['the shell makes a mistake while an app is at work', 'shell tenant react', 'mf-tenant', 'shell'],
  ['the shell makes a mistake of its own', 'react shellLater react', undefined, 'shell'],
  ['its loader makes one', 'shellEntry ~shell', 'mf-ai', 'shell'],
  ['an app is broken while the shell draws', 'tenant shell react', 'shell', 'mf-tenant'],
  ['only the shell waited for it', '~shell ~shellEntry', 'mf-tenant', 'mf-tenant'],
  ['an app waited for what failed', '~queries ~tenant', undefined, 'mf-tenant'],
  ['an extension throws in an app’s call', 'extension tenant react', 'mf-tenant', undefined],
  ['an app under work throws', 'developer react shell', 'mf-tenant', undefined],
  ['only libraries are to be seen', 'react react', 'mf-tenant', 'mf-tenant'],
  ['only libraries are to be seen, and none is at work', 'react react', undefined, undefined],
]

test.each(cases)('%s: %s, active app %p, is charged to %p', (_, frames, atWork, culprit) => {
  for (const browser of ['chromium', 'firefox'] as const)
    expect(culpritOf(thrown(new TypeError('broken'), frames, browser), atWork)).toBe(culprit)
})

test('the shell’s error about an app is charged to the app, and one about no app to the shell', () => {
  const late = thrown(new Error('It took longer than 4000 ms'), 'shell shell', 'chromium')
  expect(culpritOf(late, 'mf-tenant')).toBe('mf-tenant')
  expect(culpritOf(late)).toBe('shell')
})

const fail = () => {
  throw new Error('A getter throws.')
}

test.each([
  ['a stack', Object.defineProperty(new Error(), 'stack', { get: fail })],
  ['a message', Object.defineProperty(new Error(), 'message', { get: fail })],
  ['words', Object.assign(new Error(), { toString: fail })],
  ['a prototype', new Proxy(new Error(), { getPrototypeOf: fail })],
  [
    'everything',
    new Proxy({}, Object.fromEntries(Object.getOwnPropertyNames(Reflect).map(name => [name, fail]))),
  ],
  ['a stack that is no text', Object.defineProperty(new Error(), 'stack', { value: 5 })],
])('a thrown value whose reading of %s fails is charged to the active app', (_, thrown) => {
  expect(culpritOf(thrown, 'mf-tenant')).toBe('mf-tenant')
  expect(culpritOf(thrown)).toBeUndefined()
  expect(messageOf(thrown)).toBeString()
})

test('a message that looks like a stack is charged to no package', () => {
  const error = new TypeError(`broken\n    at work (${files.ai}:1:23)`)
  expect(culpritOf(thrown(error, 'tenant react', 'chromium'))).toBe('mf-tenant')
  expect(culpritOf('a text', 'mf-tenant')).toBe('mf-tenant')
  expect(culpritOf(undefined)).toBeUndefined()
})

// The stack names the shell; it is a TypeError, which the shell's own mistakes are.
test.each([
  ['the shell’s file', files.shell, 'mf-tenant', 'shell'],
  ['the app’s file', files.tenant, 'mf-tenant', 'mf-tenant'],
  ['a file of a third package', files.ai, 'mf-tenant', 'mf-tenant'],
  ['a library', files.react, 'mf-tenant', 'mf-tenant'],
  ['no place', null, 'mf-tenant', 'mf-tenant'],
  ['the page itself', `${origin}/search`, 'mf-tenant', 'shell'],
  ['the app’s file', files.tenant, undefined, 'mf-tenant'],
  ['no place', null, undefined, undefined],
])(
  'an error with the shell’s stack, made in %s (%p), with %p at work, is charged to %p',
  (_, made, atWork, culprit) => {
    const error = thrown(new TypeError('broken'), 'shell react', 'chromium')
    expect(provenCulpritOf(error, made, atWork)).toBe(culprit)
  },
)
