import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { openScreening } from '@portal/api/screening'
import type { Settings } from './settings.ts'

interface ChosenScreening {
  /** Undefined if no background checks are offered. */
  screening: ReturnType<typeof openScreening> | undefined
  /** Undefined without a stand-in. */
  standInUrl?: string
  stop: () => Promise<void>
}

/** Checkr, if its keys are set; otherwise a stand-in, never in production. */
export const chooseScreening = async (settings: Settings): Promise<ChosenScreening> => {
  const { screening, port, dataDir, isProduction } = settings
  if (screening || isProduction)
    return { screening: screening && openScreening(screening), stop: async () => {} }
  const { startScreeningSandbox } = await import('@portal/stand-ins/screening')
  const keys = {
    apiKey: randomBytes(24).toString('hex'),
    webhookSecret: randomBytes(24).toString('hex'),
  }
  mkdirSync(dataDir, { recursive: true })
  const { url, stop } = await startScreeningSandbox({
    ...keys,
    webhookUrl: `http://127.0.0.1:${port}/api/screening/webhook`,
    dataDir,
  })
  return {
    screening: openScreening({ ...keys, apiUrl: `${url}/v1`, package: 'tenant_basic' }),
    standInUrl: url,
    stop,
  }
}
