import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { ErrorAnswer } from '@portal/contract/error'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import sharp from 'sharp'
import type { ObjectStore } from '../src/platform/ports/object-store.ts'
import type { TestBrowser } from './test-browser.ts'

/** With details, which compress badly. */
export const pictureOf = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a0522d',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })
    .toFormat(format)
    .toBuffer()

const sendFile = (
  browser: TestBrowser,
  endpoint: Endpoint,
  query: Record<string, string>,
  file: Uint8Array | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  browser.send(endpoint.method, endpoint.path, {
    query,
    body: file,
    headers: { 'content-type': 'image/jpeg', ...headers },
  })

/** An avatar by default; it must succeed. */
export const uploadPhoto = async (
  browser: TestBrowser,
  file: Uint8Array,
  query: Record<string, string> = {},
) => {
  const response = await sendFile(browser, photoEndpoints.upload, { purpose: 'avatar', ...query }, file)
  const text = await response.text()
  if (response.status !== 201) throw new Error(`The upload was answered ${response.status}: ${text}`)
  return photoEndpoints.upload.answer.parse(JSON.parse(text)).photo
}

export const refusalOfUpload = async (
  browser: TestBrowser,
  file: Uint8Array | ReadableStream<Uint8Array>,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) => {
  const parameters = { purpose: 'avatar', ...query }
  const response = await sendFile(browser, photoEndpoints.upload, parameters, file, headers)
  return { status: response.status, ...ErrorAnswer.parse(await response.json()).error }
}

/** Each text makes another one. */
export const pdfOf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

/** A payslip by default; it must succeed. */
export const uploadDocument = async (
  browser: TestBrowser,
  file: Uint8Array,
  query: Record<string, string> = {},
) => {
  const parameters = { purpose: 'income', name: 'payslip.pdf', ...query }
  const response = await sendFile(browser, documentEndpoints.upload, parameters, file)
  const text = await response.text()
  if (response.status !== 201) throw new Error(`The upload was answered ${response.status}: ${text}`)
  return documentEndpoints.upload.answer.parse(JSON.parse(text)).document
}

export const refusalOfDocument = async (
  browser: TestBrowser,
  file: Uint8Array,
  query: Record<string, string> = {},
) => {
  const parameters = { purpose: 'income', name: 'payslip.pdf', ...query }
  const response = await sendFile(browser, documentEndpoints.upload, parameters, file)
  return { status: response.status, ...ErrorAnswer.parse(await response.json()).error }
}

/** The same store, as it lists its objects in an hour. */
export const anHourLater = (objects: ObjectStore): ObjectStore => ({
  ...objects,
  list: async function* (prefix) {
    for await (const each of objects.list(prefix)) yield { ...each, changedAt: each.changedAt - 3_700_000 }
  },
})
