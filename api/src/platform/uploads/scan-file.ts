// ClamAV's INSTREAM command takes a file in chunks, each after its length.
import { connect } from 'node:net'
import { log } from '@portal/server/log'
import type { Context } from '../request/context.ts'
import { Refusal } from '../request/refusal.ts'
import { wrongFile } from './receive-file.ts'

const chunkBytes = 65_536
const lengthOf = (chunk: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

/** Such as "stream: OK". Throws if ClamAV says nothing, or is silent for so long. */
const verdictOn = async (file: Uint8Array, address: { host: string; port: number }, silentMs: number) => {
  const socket = connect(address)
  socket.setTimeout(silentMs, () => socket.destroy(new Error(`ClamAV was silent for ${silentMs} ms`)))
  socket.write('zINSTREAM\0')
  for (let at = 0; at < file.length; at += chunkBytes) {
    const chunk = file.subarray(at, at + chunkBytes)
    socket.write(lengthOf(chunk))
    socket.write(chunk)
  }
  socket.write(Buffer.alloc(4))
  let verdict = ''
  for await (const part of socket) {
    verdict += String(part)
    if (verdict.endsWith('\0')) break
  }
  return verdict.replace(/\0$/, '')
}

/** Does nothing without ClamAV. Throws `invalid` for a harmful file, and `not_now` if ClamAV cannot read it. */
export const refuseHarmful = async (
  { env, requestId }: Pick<Context, 'env' | 'requestId'>,
  file: Uint8Array,
  silentMs = 20_000,
): Promise<void> => {
  if (!env.virusScanner) return
  const verdict = await verdictOn(file, env.virusScanner, silentMs).catch(String)
  if (verdict.endsWith(': OK')) return
  if (verdict.endsWith(' FOUND')) throw wrongFile('A virus scanner found something harmful in this file')
  log.error({ requestId, error: `ClamAV read no file: ${verdict.slice(0, 200)}` })
  const detail = { retryAfterSeconds: 30 }
  throw new Refusal(
    'not_now',
    'Files cannot be checked for viruses right now. Please try again later.',
    detail,
  )
}
