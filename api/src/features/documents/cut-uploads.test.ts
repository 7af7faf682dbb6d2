// Uploads that do not arrive whole, over a real connection, and a disk that has no room for them.
import { afterAll, afterEach, expect, spyOn, test } from 'bun:test'
import { connect } from 'node:net'
import { join } from 'node:path'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { log } from '@portal/server/log'
import { mountSmallDisk, removeDisk } from '@portal/server/test/small-disk'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { openTestApp } from '../../../test/test-app.ts'
import { pdfOf, refusalOfDocument, uploadDocument } from '../../../test/uploads.ts'
import { openFolder } from '../../integrations/objects/open-folder.ts'
import { slowest } from '../../platform/uploads/receive-file.ts'
import { documents } from '../../schema/documents.ts'

const disk = await mountSmallDisk(1)
if (disk) afterAll(() => removeDisk(disk))
const { app, database, signUp, services } = await openTestApp({
  ...(disk && { objects: openFolder(join(disk, 'objects')) }),
})
const statuses: number[] = []
const server = Bun.serve({
  port: 0,
  fetch: async request => {
    const response = await app.handle(request)
    statuses.push(response.status)
    return response
  },
})
afterAll(() => server.stop(true))
const errors = spyOn(log, 'error').mockImplementation(() => {})
afterEach(() => errors.mockClear())
afterAll(() => errors.mockRestore())

const keys = async () => (await Array.fromAsync(services.objects.list('documents/'))).map(({ key }) => key)
const rowsOf = (id: string) => database.$count(documents, eq(documents.ownerId, id))

test('an upload that is cut off in the middle is refused, leaves nothing, and is no error of ours', async () => {
  const person = await signUp('tenant')
  for (const length of ['content-length: 300000', 'transfer-encoding: chunked']) {
    const before = statuses.length
    const socket = connect(Number(server.port), '127.0.0.1')
    const part = 'x'.repeat(20_000)
    socket.write(
      `POST ${documentEndpoints.upload.path}?purpose=income&name=payslip.pdf HTTP/1.1\r\nhost: localhost\r\n` +
        `cookie: ${person.cookie}\r\n${length}\r\n\r\n` +
        (length.startsWith('content')
          ? `%PDF-1.7${part}`
          : `${(part.length + 8).toString(16)}\r\n%PDF-1.7${part}\r\n`),
    )
    await Bun.sleep(200)
    socket.destroy()
    await untilTrue(() => statuses.length > before)
    expect([length, statuses.at(-1)]).toEqual([length, 400])
  }
  expect(errors.mock.calls).toEqual([])
  expect([await rowsOf(person.user.id), await keys()]).toEqual([0, []])
})

test.if(disk !== undefined)(
  'a full disk is one sentence for the person and one for the operator, and leaves nothing',
  async () => {
    const person = await signUp('tenant')
    await uploadDocument(person, pdfOf('small'))
    const before = await keys()
    const large = Buffer.concat([pdfOf('large'), Buffer.alloc(2_000_000, 'x')])
    expect(await refusalOfDocument(person, large)).toMatchObject({
      status: 503,
      message: 'Files cannot be stored right now. Please try again later.',
    })
    expect(JSON.stringify(errors.mock.calls)).toContain(`The disk that holds ${disk}/objects is full`)
    expect([await rowsOf(person.user.id), await keys()]).toEqual([1, before])
    await uploadDocument(person, Buffer.concat([pdfOf('medium'), Buffer.alloc(300_000, 'x')]))
  },
)

test('people who send a byte now and then lose their places before the time of a whole file', async () => {
  const { afterSeconds } = slowest
  slowest.afterSeconds = 1
  const slow = await Promise.all(Array.from({ length: 3 }, () => signUp('tenant')))
  const before = statuses.length
  const sockets = slow.flatMap(({ cookie }) =>
    Array.from({ length: 5 }, () => {
      const socket = connect(Number(server.port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        `POST ${documentEndpoints.upload.path}?purpose=income&name=payslip.pdf HTTP/1.1\r\nhost: localhost\r\n` +
          `cookie: ${cookie}\r\ncontent-length: 300000\r\n\r\n%PDF-1.7`,
      )
      return socket
    }),
  )
  const dripping = setInterval(() => {
    for (const socket of sockets) socket.write('x')
  }, 100)
  await uploadDocument(await signUp('tenant'), pdfOf('quick'))
  await untilTrue(() => statuses.length >= before + sockets.length)
  clearInterval(dripping)
  for (const socket of sockets) socket.destroy()
  slowest.afterSeconds = afterSeconds
  expect(new Set(statuses.slice(before))).toEqual(new Set([503]))
}, 50_000) // A file has 60 s.
