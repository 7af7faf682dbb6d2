import { expect, test } from 'bun:test'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { harmful, startClamd } from '../../../test/clamd.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { pdfOf, pictureOf, refusalOfDocument, uploadDocument } from '../../../test/uploads.ts'
import { refuseHarmful } from '../../platform/uploads/scan-file.ts'

expectErrors(/INSTREAM size limit exceeded/, /stream: OK, or not/, /ClamAV was silent/, /ECONNREFUSED/)

const { virusScanner, files, state, stop } = await startClamd()
const { signUp, services } = await openTestApp({ env: { virusScanner } })

const newPaper = (...more: Uint8Array[]) => Buffer.concat([pdfOf(crypto.randomUUID()), ...more])

test('a virus scanner reads each document before it is stored, whole and in its own bytes', async () => {
  const person = await signUp('tenant')
  const large = newPaper(Buffer.alloc(3_000_000, 'x'))
  await uploadDocument(person, large)
  expect(files.at(-1)?.equals(large)).toBe(true)
  const picture = await pictureOf(40, 30)
  await uploadDocument(person, picture, { name: 'passport.jpg', purpose: 'identity' })
  expect(files.at(-1)?.equals(picture)).toBe(true)
})

test('a document in which it finds something is refused, and nothing of it stays', async () => {
  const person = await signUp('tenant')
  expect(await refusalOfDocument(person, newPaper(harmful))).toMatchObject({
    status: 422,
    fields: { file: 'A virus scanner found something harmful in this file' },
  })
  expect((await person.call(documentEndpoints.list)).documents).toEqual([])
  expect(await Array.fromAsync(services.objects.list('documents/'))).toHaveLength(2)
})

test('while it cannot read files, or is away, none is stored', async () => {
  const person = await signUp('tenant')
  const away = { status: 503, code: 'not_now' }
  for (const say of ['INSTREAM size limit exceeded. ERROR', 'stream: OK, or not']) {
    state.say = say
    expect(await refusalOfDocument(person, newPaper())).toMatchObject(away)
  }
  state.say = ''
  const silent = refuseHarmful({ env: services.env, requestId: 'x' }, newPaper(), 100)
  await expect(silent).rejects.toThrow('Files cannot be checked for viruses right now.')
  state.say = undefined
  await uploadDocument(person, newPaper())
  stop()
  expect(await refusalOfDocument(person, newPaper())).toMatchObject(away)
  expect((await person.call(documentEndpoints.list)).documents).toHaveLength(1)
})
