import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'

/** The test file may stop it. */
export const startOwnPostgres = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-postgres-'))
  await chmod(dataDir, 0o755)
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  return {
    dataDir,
    url,
    stop: async () => {
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
