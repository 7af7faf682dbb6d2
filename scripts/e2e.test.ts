import { expect, test } from 'bun:test'
import { readRunOptions, refuseSilentPortal } from './e2e.ts'

test('without arguments it runs all stories against a portal of their own', () => {
  expect(readRunOptions([])).toEqual({
    baseUrl: undefined,
    mailbox: undefined,
    override: undefined,
    isDemonstration: false,
    specs: [],
  })
})

test('addresses are read as origins, and other arguments are stories', () => {
  const words = [
    'hub',
    '--base-url',
    'https://portal.example/',
    '--mailbox',
    'http://127.0.0.1:8025',
    '--mf',
    'mf-tenant@http://localhost:4002/',
  ]
  expect(readRunOptions([...words, 'header', '--demonstration'])).toEqual({
    baseUrl: 'https://portal.example',
    mailbox: 'http://127.0.0.1:8025',
    override: 'mf-tenant@http://localhost:4002',
    isDemonstration: true,
    specs: ['hub', 'header'],
  })
})

test.each([
  [['--base-url', 'portal.example']],
  [['--base-url', 'ftp://portal.example']],
  [['--base-url', 'https://portal.example/somewhere']],
  [['--mf', 'mf-tenant']],
  [['--mf', 'mf-tenant@somewhere']],
])('%p is refused with one sentence that names the option', words => {
  expect(() => readRunOptions(words)).toThrow(new RegExp(`^${words[0]} [^\n]*\\.$`))
})

test('if no portal answers, one sentence says so', async () => {
  const server = Bun.serve({ port: 0, fetch: () => new Response('Not found', { status: 404 }) })
  await expect(refuseSilentPortal(server.url.origin)).rejects.toThrow(/^What answers .* is not the portal/)
  await server.stop(true)
  await expect(refuseSilentPortal(server.url.origin)).rejects.toThrow(/^Nothing answers at /)
})
