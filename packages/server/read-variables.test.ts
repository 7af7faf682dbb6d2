import { expect, test } from 'bun:test'
import { join } from 'node:path'

const program = `
  import { readVariables } from ${JSON.stringify(join(import.meta.dirname, 'read-variables.ts'))}
  const { PORT, PAGES_KEY } = await readVariables()
  console.log(JSON.stringify([PORT, PAGES_KEY, process.env.PAGES_KEY ?? null]))
`
const read = async (env: Record<string, string>, input: string): Promise<string> => {
  const child = Bun.spawn([process.execPath, '-e', program], {
    env: { PORT: '3000', ...env },
    stdin: new Blob([input]),
    stderr: 'pipe',
  })
  return (await new Response(child.stdout).text()) + (await new Response(child.stderr).text())
}

test('variables from standard input are added to the settings, but not to the environment', async () => {
  const input = '# of the pages\nPAGES_KEY="a = b"\nPORT=4000\n'
  expect(JSON.parse(await read({ SECRETS_FROM: 'stdin' }, input))).toEqual(['4000', 'a = b', null])
})

test('without that setting, nothing is read from standard input', async () => {
  expect(JSON.parse(await read({ PAGES_KEY: 'mine' }, 'PAGES_KEY=other\n'))).toEqual(['3000', 'mine', 'mine'])
})

test('any other source is an error that names the variable', async () => {
  expect(await read({ SECRETS_FROM: 'file' }, '')).toContain(
    'The environment variable SECRETS_FROM must be stdin.',
  )
})
