import type { Answer, Endpoint } from '@portal/contract/endpoint'
import type * as z from 'zod/mini'
import { ApiError, sentenceOf } from './api-error.ts'
import { answerOf } from './call.ts'
import { ConnectionError } from './connection-error.ts'
import type { Reply, Send } from './send.ts'

type Uploading = Endpoint & { kind: 'upload'; query: z.ZodMiniType }

interface UploadParts<Declared extends Uploading> {
  query: z.input<Declared['query']>
  params?: Record<string, string>
  file: Blob
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/**
 * Sends a file, and reads the answer as `call` does. Only silence counts against its time: a slow line can
 * take as long as the API waits for a file.
 */
export const upload = <const Declared extends Uploading>(
  endpoint: Declared,
  { query, file, onProgress = () => {}, ...parts }: UploadParts<Declared>,
): Promise<Answer<Declared>> =>
  answerOf<Declared>(endpoint, {
    ...parts,
    query: { ...asRecord(query) },
    sendWith: sendFile(file, onProgress, 1000 * (endpoint.deadlineSeconds ?? defaultSeconds)),
  })

const defaultSeconds = 30

/** Guarantee: the query of an endpoint is an object. */
const asRecord = (query: unknown): object => query as object

/** Fetch reports no upload progress. `patienceMs` is the longest time without any. */
const sendFile =
  (file: Blob, onProgress: (percent: number) => void, patienceMs: number): Send =>
  (url, { method, signal }) =>
    new Promise<Reply>((resolve, reject) => {
      const request = new XMLHttpRequest()
      // Certain only before sending: if the connection is lost later, the server may have received the file.
      const wasOffline = navigator.onLine === false
      const fail = (fault: ConnectionError['fault']) => reject(new ConnectionError(fault, 'write'))
      const wait = () =>
        setTimeout(() => {
          fail('timeout')
          request.abort()
        }, patienceMs)
      let timer = wait()
      const giveUp = () => request.abort()
      request.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(timer)
        timer = wait()
        if (total > 0) onProgress(Math.floor((100 * loaded) / total))
      }
      request.onload = () => {
        const { status, statusText, responseText } = request
        resolve({ isOk: status >= 200 && status < 300, status, statusText, body: responseText })
      }
      request.onerror = () => fail(wasOffline ? 'offline' : 'unreachable')
      request.onabort = () => reject(signal?.reason)
      request.onloadend = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
      }
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', giveUp)
      request.open(method, url)
      request.withCredentials = true
      request.send(file)
    })

/** What a person should read after a failed upload, and whether the same file may pass later. */
export const failedUpload = (error: unknown): { reason: string; canTryAgain: boolean } => ({
  reason:
    (error instanceof ApiError && (error.fields.file || error.fields.name)) ||
    sentenceOf(error, 'This file could not be uploaded. Please try again.'),
  canTryAgain: !(error instanceof ApiError && [409, 413, 422].includes(error.status)),
})
