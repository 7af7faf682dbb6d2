import { expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { expectErrors } from '@portal/server/test/expect-errors'
import { onlyInLong } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { expectFreshCounts } from '../../../../test/fresh-counts.ts'
import { startOwnPostgres } from '../../../../test/own-postgres.ts'
import { serverProcess } from '../../../../test/server-processes.ts'
import { untilCounted } from '../../../../test/until-counted.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { migrateDatabase } from '../../../platform/database/migrate.ts'
import { users } from '../../../schema/people.ts'
import { properties } from '../../../schema/properties.ts'

// Short: count-homes.test.ts, where the process of the landlords dies.
onlyInLong(() => {
  expectErrors(/The database is down/, /The database is back/)

  test('homes are counted exactly even if the database is killed while eight landlords write', async () => {
    await using closers = new AsyncDisposableStack()
    const { dataDir, url, stop } = await startOwnPostgres()
    closers.defer(stop)
    await migrateDatabase(url)
    const { database, close } = openDatabase(url)
    closers.defer(close)
    const landlord = { userType: 'landlord', firstName: 'Alex', lastName: 'Doe', passwordHash: '-' } as const
    const [person] = await database
      .insert(users)
      .values({ ...landlord, email: 'landlord@example.org' })
      .returning()
    const writes = 10_000
    const busyLandlords = fileURLToPath(new URL('../../../../test/busy-landlords.ts', import.meta.url))
    const writing = Bun.spawn([process.execPath, busyLandlords, url, person?.id ?? '', String(writes)], {
      stdout: 'pipe',
      stderr: 'ignore',
    })
    let output = ''
    const listening = (async () => {
      for await (const line of writing.stdout) output += new TextDecoder().decode(line)
    })()
    await untilTrue(async () => output !== '')
    const killed = serverProcess(dataDir)
    process.kill(killed, 'SIGKILL')
    const hung = setTimeout(() => writing.kill('SIGKILL'), 500_000)
    await listening
    clearTimeout(hung)
    expect(output).toBe('half\nwritten\nstopped\n')
    expect(await writing.exited).toBe(0)
    expect(serverProcess(dataDir)).not.toBe(killed)
    await untilTrue(() =>
      untilCounted(database).then(
        () => true,
        () => false,
      ),
    )
    expect(await database.$count(properties)).toBeGreaterThan(writes / 20)
    await expectFreshCounts(database)
  }, 600_000)
})
