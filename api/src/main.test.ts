import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { inRounds } from '@portal/server/test/length'
import { createDatabase, dropDatabase } from '../test/test-database.ts'

/** Runs the API alone on a free port; resolves when it listens, or when it ends before that. */
const runApi = async (databaseUrl: string) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', NODE_ENV: 'development' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += new TextDecoder().decode(chunk)
    if (said.includes('The API listens')) break
  }
  const isUp = said.includes('The API listens')
  return { child, why: isUp ? '' : await new Response(child.stderr).text() }
}

test(
  'several processes start at once on an empty database, and all of them listen',
  async () => {
    const url = await createDatabase(process.env.TEST_TEMPLATE_URL ?? '')
    const started = await Promise.all(Array.from({ length: 3 }, () => runApi(url)))
    for (const { child } of started) child.kill()
    await Promise.all(started.map(({ child }) => child.exited))
    await dropDatabase(url)
    expect(started.map(({ why }) => why)).toEqual(['', '', ''])
  },
  inRounds(10),
)
