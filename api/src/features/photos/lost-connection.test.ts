import { afterAll, expect, test } from 'bun:test'
import { connect, createServer } from 'node:net'
import { expectErrors } from '@portal/server/test/expect-errors'
import { eq } from 'drizzle-orm'
import { openTestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { pictureOf, refusalOfUpload } from '../../../test/uploads.ts'
import { createApp } from '../../app.ts'
import { keptWidths, objectKey } from '../../domain/photo-objects.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { photos } from '../../schema/photos.ts'

expectErrors(/CONNECTION_CLOSED/)

const { database, services, url, signUp } = await openTestApp()
const { objects } = services

/** Passes everything on, but cuts the connection instead of passing on that the commit of a photo succeeded. */
const wire = createServer(client => {
  const server = connect(Number(new URL(url).port), '127.0.0.1')
  let hasPhoto = false
  client.on('data', sent => {
    hasPhoto ||= sent.includes('insert into "photos"')
    server.write(sent)
  })
  server.on('data', answer => {
    if (hasPhoto && answer.includes('COMMIT\0')) client.destroy()
    else client.write(answer)
  })
  for (const end of [client, server]) end.on('error', () => {})
  client.on('close', () => server.destroy())
  server.on('close', () => client.destroy())
})
await new Promise<void>(resolve => {
  wire.listen(0, '127.0.0.1', resolve)
})
const address = wire.address()
const port = typeof address === 'object' ? `${address?.port}` : ''
const overWire = openDatabase(Object.assign(new URL(url), { hostname: '127.0.0.1', port }).href)
afterAll(async () => {
  await overWire.close()
  wire.close()
})

test('a connection that is lost with the commit leaves a photo with its objects', async () => {
  const person = await signUp('tenant')
  const app = createApp({ ...services, database: overWire.database })
  const browser = new TestBrowser(async request => app.handle(request))
  const headers = { cookie: person.cookie ?? '' }
  const file = await pictureOf(700, 500)
  const refusal = await refusalOfUpload(browser, file, {}, headers)
  expect(refusal.status).toBeWithin(500, 504)
  const [row] = await database.select().from(photos).where(eq(photos.ownerId, person.user.id))
  expect(row).toBeDefined()
  for (const width of keptWidths(row?.width ?? 0))
    expect(await objects.read(objectKey(row?.storageKey ?? '', width))).toBeDefined()
})
