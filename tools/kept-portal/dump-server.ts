// A PostgreSQL from Debian, which has the pg_dump that the embedded one lacks, and whose dumps every later version reads.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureCommand } from '../../scripts/capture-command.ts'

const binaries = '/usr/lib/postgresql/15/bin'

export interface DumpServer {
  /** A role of the same name as the embedded server's. */
  url: string
  /** Includes the owner of each object. */
  dump: () => Promise<string>
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root. */
const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

const run = async (...command: string[]): Promise<string> => {
  const { succeeded, output } = await captureCommand([...asPostgres, ...command], { cwd: '/' })
  if (!succeeded) throw new Error(`${command.join(' ')} failed.\n${output}`)
  return output
}

/** Starts one on a free port; needs Debian's package `postgresql-15`. */
export const startDumpServer = async (port: number): Promise<DumpServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'dump-server-'))
  if (asPostgres.length > 0) Bun.spawnSync(['chown', 'postgres', folder])
  const data = join(folder, 'data')
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
  await run(join(binaries, 'initdb'), `--pgdata=${data}`, '--username=postgres', '--auth=trust', ...locale)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c timezone=UTC`
  const control = (...words: string[]) =>
    run(join(binaries, 'pg_ctl'), `--pgdata=${data}`, '--wait', ...words)
  await control('start', `--options=${options}`, `--log=${join(folder, 'log')}`)
  const superuserUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  const owning = 'create role portal login; alter database postgres owner to portal'
  await run(join(binaries, 'psql'), '--quiet', `--command=${owning}`, superuserUrl)
  return {
    url: superuserUrl.replace('postgres@', 'portal@'),
    dump: async () => {
      const text = await run(join(binaries, 'pg_dump'), '--inserts', '--rows-per-insert=100', superuserUrl)
      return text.replaceAll(/^\\(un)?restrict .*\n/gm, '') // only for psql, from newer versions of pg_dump
    },
    stop: async () => {
      await control('stop', '--mode=fast')
      await rm(folder, { recursive: true })
    },
  }
}
