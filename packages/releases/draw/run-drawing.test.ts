// What the code of a release may use of the machine while it is drawn.
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { limits } from '../limits.ts'
import { newDataDir } from '../test/released.ts'
import { smallArtifact } from '../test/small-artifact.ts'
import { describeRelease } from './describe-release.ts'
import { runDrawing, startDrawing } from './run-drawing.ts'

const isLinux = process.platform === 'linux'

const describe = (code: string): Promise<string> =>
  describeRelease(smallArtifact(`${code}\nexport const pages = []`)).then(
    () => 'drawn',
    error => String(error.message),
  )

const eaten = {
  bytes: 'new Uint8Array(20_000_000).fill(1)',
  texts: "Buffer.alloc(20_000_000, 'x').toString('latin1')",
  objects: "Array.from({ length: 500_000 }, (_, index) => ({ index, name: 'x' + index }))",
}

test.if(isLinux).each(Object.entries(eaten).slice(0, howMany(2, 3)))(
  'code that keeps %s until its memory is full is ended, and the reason names the limit',
  async (_, more) => {
    expect(
      await describe(`const kept = []; for (let left = 150; left > 0; left -= 1) kept.push(${more})`),
    ).toMatch(
      /^its first paints cannot be drawn: it(s process was ended by SIG\w+| runs out of memory): it may use 1000 MB of memory and write 10 MB$/,
    )
  },
  120_000,
)

const startedWith = (word: string): string[] =>
  readdirSync('/proc').filter(name => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'latin1').includes(word)
    } catch {
      return false
    }
  })

const ownWord = () => `600.${crypto.getRandomValues(new Uint32Array(2)).join('')}`

test.if(isLinux).each(['Bun.spawn', "require('node:child_process').spawn"])(
  'code cannot start another process with %s, in its group or in one of its own',
  async spawn => {
    for (const detached of [true, false]) {
      const word = ownWord()
      const code = `import { createRequire } from 'node:module'
const require = createRequire('/')
const words = ['sleep', '${word}'], options = { detached: ${detached}, stdio: ['ignore', 'ignore', 'inherit'] }
${spawn === 'Bun.spawn' ? 'Bun.spawn(words, options).unref()' : `${spawn}(words[0], words.slice(1), options).on('error', () => {}).unref()`}
await Bun.sleep(1)`
      await describe(code)
      expect(startedWith(word)).toEqual([])
    }
  },
  60_000,
)

const programOf = (text: string): string => {
  const path = join(newDataDir(), 'program.ts')
  writeFileSync(path, text)
  return path
}

test.if(isLinux)('where children can be started, they end with it, and nothing waits for them', async () => {
  const word = ownWord()
  const start = `Bun.spawn(['sh', '-c', 'sleep ${word} & sleep ${word}'], { stdio: ['ignore', 'inherit', 'inherit'] })`
  expect(await runDrawing([programOf(`${start}.unref(); throw 'done'`)])).toContain('done')
  await untilTrue(async () => startedWith(word).length === 0)
  const { child, exited, end } = startDrawing([programOf(`${start}; await Bun.sleep(600_000)`)], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
  })
  await untilTrue(async () => startedWith(word).length === 3)
  end()
  await exited
  expect(child.signalCode).toBe('SIGKILL')
  await untilTrue(async () => startedWith(word).length === 0)
})

test('code that hangs and hears no signal is ended', async () => {
  const deaf = "for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})"
  const program = programOf(`${deaf}; await Bun.sleep(600_000)`)
  expect(await runDrawing([program], { limitMs: 1500 })).toBe('not in 1.5 s')
})

test('it is told only the start of what the code complains about', async () => {
  const flood =
    "for (let left = 200; left > 0; left -= 1) require('node:fs').writeSync(2, 'x'.repeat(100_000))"
  for (const words of [`${flood}; process.exit(1)`, "throw new Error('x'.repeat(5_000_000))"]) {
    const said = await describe(words)
    expect(said).toMatch(/^its first paints cannot be drawn: /)
    expect(said.length).toBeLessThan(limits.complaintLetters + 100)
  }
})

test('what it draws into a file has a limit, too', async () => {
  const large = `x`.repeat(1000)
  const pages = `const large = '${large}'.repeat(${limits.drawingOutputBytes / 1000})
export const pages = [{ path: '/x', access: 'anyone', title: large }]; export const drawAhead = () => { throw 'no' }`
  const said = await describeRelease(smallArtifact(pages)).then(String, error => String(error.message))
  expect(said).toMatch(/^(its first paints cannot be drawn: .*EFBIG|what it draws has )/s)
})

test('what reads its input may be given more than a command’s words can have', async () => {
  const input = 'x'.repeat(3_000_000)
  const program = programOf(
    'const text = await Bun.stdin.text(); console.error(text.length); process.exit(1)',
  )
  expect(await runDrawing([program], { input })).toBe('3000000')
})

test.if(isLinux)('code ends with the program that started it, however that ends', async () => {
  const folder = smallArtifact('await Bun.sleep(600_000)')
  const path = JSON.stringify(join(import.meta.dirname, 'describe-release.ts'))
  const starter = Bun.spawn([
    process.execPath,
    programOf(`const { describeRelease } = await import(${path}); await describeRelease('${folder}')`),
  ])
  const isHidden = (id: string) => readFileSync(`/proc/${id}/status`, 'utf8').includes('Seccomp:\t2')
  await untilTrue(async () => startedWith(folder).some(isHidden))
  starter.kill('SIGKILL')
  await untilTrue(async () => startedWith(folder).length === 0)
})
