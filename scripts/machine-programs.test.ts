// Each of these is always there, or is not needed.
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const coreutils = 'Every system has it.'
const programs: Record<string, string> = {
  bun: 'Every command puts the Bun that runs it on the PATH.',
  node: 'The README asks for it.',
  git: 'A clone is made with it.',
  chmod: coreutils,
  chown: coreutils,
  cp: coreutils,
  id: coreutils,
  rm: coreutils,
  sh: coreutils,
  test: coreutils,
  ps: 'Every system but Linux has it, and Linux is not asked for it.',
  mount: 'Where there is none, or no permission, the tests of a full disk are left out.',
  umount: 'Comes with mount.',
  'apt-get': 'Where there is none, a sentence asks for the package.',
  pgbouncer: 'Where there is none, the stage `databases` asks for it.',
  'firefox-esr': 'Where there is none, the stage `engines` asks for it.',
  WebKitWebDriver: 'As firefox-esr.',
  Xvfb: 'As firefox-esr.',
  pgbench: 'Where there is none, a bench has one row less.',
  storybook: 'Comes from npm.',
}

/** Written-out first words, with or without a user before them: `runAs(user, ['id', …])`. */
const calls = [
  /\b(?:spawn|spawnSync|exec|execSync|execFile|execFileSync|captureCommand|runAs)\)?\(\s*(?:[\w{}.]+,\s*)?\[?\s*['"`]([^'"`\s]+)/g,
  /(?:^|[\s.(])\$`([\w./-]+)/gm,
  /\b(?:command|cmd): \[?\s*['"`]([^'"`\s]+) ?\S*['"`]/g,
]

const calledIn = (source: string): string[] =>
  calls.flatMap(call => [...source.matchAll(call)].map(([, program = '']) => program))

const { workspaces }: { workspaces: string[] } = await Bun.file(join(root, 'package.json')).json()
const files = ['scripts', ...workspaces]
  .flatMap(folder => [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync({ cwd: root })])
  .filter(file => !file.includes('node_modules/') && !file.endsWith('machine-programs.test.ts'))

test('no file calls a program of the machine that is not in the list, and the list has no other', () => {
  const called = files.flatMap(file =>
    calledIn(readFileSync(join(root, file), 'utf8')).map(program => ({ file, program })),
  )
  expect(called.filter(({ program }) => !(program in programs))).toEqual([])
  expect([...new Set(called.map(({ program }) => program))].sort()).toEqual(Object.keys(programs).sort())
})

test.each([
  "Bun.spawn(['psql', '-c', sql])",
  "Bun.spawnSync([\n  'psql',\n  '-c',\n])",
  'execFileSync("psql", ["-c"])',
  "await promisify(execFile)('psql', ['-c'])",
  "captureCommand(['psql'], { cwd })",
  "await runAs({}, ['psql', '-l'])",
  "await runAs(user, ['psql', '-l'])",
  'await $`psql -l`.quiet()',
  'await Bun.$`psql -l`',
  "webServer: { command: 'psql -l' }",
])('%s is such a call', source => {
  expect(calledIn(source)).toEqual(['psql'])
})
