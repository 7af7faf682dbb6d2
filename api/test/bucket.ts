import { afterAll } from 'bun:test'
import { startS3Sandbox } from '@portal/stand-ins/s3'
import type { BucketSettings } from '../src/platform/ports/object-store.ts'

const key = 'the key of the bucket'
const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'the secret', region: 'eu-west-1' }

interface Fault {
  kind: 'error' | 'lost' | 'hang'
  /** The method, and the start of the path. */
  call?: string
  calls?: number
  delayMs?: number
}

/** Stops it after the test file. */
export const startBucket = async (options: Partial<Parameters<typeof startS3Sandbox>[0]> = {}) => {
  const { url, stop } = await startS3Sandbox({ bucket: 'portal', keys, key, ...options })
  afterAll(stop)
  const settings: BucketSettings = { endpoint: url, bucket: 'portal', ...keys, prefix: '', isPathStyle: true }
  const control = async (method: string, body?: object): Promise<void> => {
    const response = await fetch(`${url}/sandbox/faults`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      body: body ? JSON.stringify(body) : null,
    })
    if (!response.ok) throw new Error(await response.text())
  }
  return {
    settings,
    fail: ({ call = '', ...fault }: Fault) => control('POST', { ...fault, path: call }),
    repair: () => control('DELETE'),
  }
}
