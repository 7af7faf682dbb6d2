import { afterAll, describe, expect, setSystemTime, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DocumentEnding, documentLimits, documentTypes } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { expectErrors } from '@portal/server/test/expect-errors'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { startBucket } from '../../../test/bucket.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp, secretKey } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { anHourLater, pdfOf, pictureOf, refusalOfDocument, uploadDocument } from '../../../test/uploads.ts'
import { compoundFileOf, docmOf, docOf, docxOf, zipOf } from '../../../test/word-files.ts'
import { createApp } from '../../app.ts'
import { objectKey } from '../../domain/document-objects.ts'
import { openBucket } from '../../integrations/objects/open-bucket.ts'
import { openFolder } from '../../integrations/objects/open-folder.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'
import { documents } from '../../schema/documents.ts'
import { properties } from '../../schema/properties.ts'
import { securityEvents } from '../../schema/sessions.ts'
import { tidyDocuments } from './tidy-documents.ts'

expectErrors(/failure of the bucket/)

const folder = await mkdtemp(join(tmpdir(), 'documents-'))
afterAll(() => rm(folder, { recursive: true }))
const { settings, fail, repair } = await startBucket()

const openWith = async (objects: ObjectStore) => ({ ...(await openTestApp({ objects })), objects })
const [inFolder, inBucket] = [await openWith(openFolder(folder)), await openWith(openBucket(settings, 2000))]

const newPaper = () => pdfOf(crypto.randomUUID())

const open = (browser: TestBrowser, id: string) =>
  browser.sendTo(documentEndpoints.content, { params: { id } })
/** The address that a document's bytes have for a minute. */
const addressOf = async (browser: TestBrowser, id: string) => {
  const response = await open(browser, id)
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
] as const)('with %s', (store, { signUp, visitor, database, objects }) => {
  const keys = async () => (await Array.fromAsync(objects.list('documents/'))).map(({ key }) => key)

  test('a document is only ever a download, at an address that needs no cookie and lives a minute', async () => {
    const landlord = await signUp('landlord')
    const paper = newPaper()
    const { id } = await uploadDocument(landlord, paper, { name: 'Mietvertrag "neu" für 2026.pdf' })
    const address = await addressOf(landlord, id)
    const response = await visitor().send('GET', address)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.bytes()).equals(paper)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Mietvertrag _neu_ f_r 2026.pdf"; filename*=UTF-8\'\'Mietvertrag%20%22neu%22%20f%C3%BCr%202026.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(response.headers.get('content-security-policy')).toStartWith('sandbox')
  })

  test('deleting a document removes its row and its object', async () => {
    const [tenant, other] = [await signUp('tenant'), await signUp('tenant')]
    const before = await keys()
    const { id } = await uploadDocument(tenant, newPaper())
    const address = await addressOf(tenant, id)
    expect((await keys()).length).toBe(before.length + 1)
    expect((await other.refusal(documentEndpoints.delete, { params: { id } })).status).toBe(404)
    await tenant.call(documentEndpoints.delete, { params: { id } })
    expect(await keys()).toEqual(before)
    expect((await tenant.call(documentEndpoints.list)).documents).toEqual([])
    expect((await open(tenant, id)).status).toBe(404)
    expect((await visitor().send('GET', address)).status).toBe(404)
  })

  test('a chore removes objects that no document has, after an hour', async () => {
    const tenant = await signUp('tenant')
    const { id } = await uploadDocument(tenant, newPaper())
    const killed = crypto.randomUUID()
    await objects.write(objectKey(killed), newPaper(), 'new')
    await tidyDocuments(database, objects)
    expect(await keys()).toContain(objectKey(killed))
    await Promise.all([
      tidyDocuments(database, anHourLater(objects)),
      tidyDocuments(database, anHourLater(objects)),
    ])
    expect(await keys()).not.toContain(objectKey(killed))
    expect((await visitor().send('GET', await addressOf(tenant, id))).status).toBe(200)
  })

  if (store === 'a bucket')
    test('a store that fails is a sentence, and leaves neither row nor object', async () => {
      const tenant = await signUp('tenant')
      const paper = newPaper()
      await fail({ kind: 'error', call: 'PUT' })
      const refusal = await refusalOfDocument(tenant, paper)
      await repair()
      expect(refusal).toMatchObject({
        status: 503,
        message: 'Files cannot be stored right now. Please try again later.',
      })
      expect((await tenant.call(documentEndpoints.list)).documents).toEqual([])
      await uploadDocument(tenant, paper)
    })
})

const { signUp, visitor, database } = inFolder
const picture = await pictureOf(300, 200)

describe('who may read a document', () => {
  const statusesFor = (id: string, browsers: TestBrowser[]) =>
    Promise.all(browsers.map(async browser => (await open(browser, id)).status))

  test('is its owner; every other look is in the audit', async () => {
    const [owner, tenant, landlord] = [
      await signUp('tenant'),
      await signUp('tenant'),
      await signUp('landlord'),
    ]
    const { id } = await uploadDocument(owner, newPaper())
    expect(await statusesFor(id, [owner, tenant, landlord, visitor()])).toEqual([302, 404, 404, 404])
    for (const { user } of [tenant, landlord]) {
      const refused = and(eq(securityEvents.userId, user.id), eq(securityEvents.status, 'refused'))
      const [event] = await database.select().from(securityEvents).where(refused)
      expect(event?.eventData).toEqual({ method: 'GET', path: '/api/documents/:id/content' })
    }
  })

  test('is anyone, while a public home of its owner has it among its policies', async () => {
    const [landlord, tenant, other] = [
      await signUp('landlord', 'premium'),
      await signUp('tenant'),
      await signUp('landlord'),
    ]
    const policy = await uploadDocument(landlord, newPaper(), { purpose: 'policy', name: 'rules.pdf' })
    const lease = await uploadDocument(landlord, newPaper(), { purpose: 'lease', name: 'lease.pdf' })
    const everyone = [landlord, tenant, other, visitor()]
    expect(await statusesFor(policy.id, everyone)).toEqual([302, 404, 404, 404])
    // A stranger's home opens nobody's documents.
    const show = { policyDocuments: [policy, lease].map(({ id }) => documentAddressOf(id)) }
    await database
      .update(properties)
      .set(show)
      .where(eq(properties.id, (await listingOf(other)).id))
    expect(await statusesFor(policy.id, everyone)).toEqual([302, 404, 404, 404])
    const { id } = await listingOf(landlord)
    await database.update(properties).set(show).where(eq(properties.id, id))
    expect(await statusesFor(policy.id, everyone)).toEqual([302, 302, 302, 302])
    expect(await statusesFor(lease.id, everyone)).toEqual([302, 404, 404, 404])
    const change = (body: object) => landlord.call(listingEndpoints.update, { params: { id }, body })
    await change({ visibilityLevel: 'private' })
    expect(await statusesFor(policy.id, everyone)).toEqual([302, 404, 404, 404])
    await change({ visibilityLevel: 'public' })
    const refusal = await landlord.refusal(documentEndpoints.delete, { params: { id: policy.id } })
    expect(refusal.status).toBe(409)
    await landlord.call(ownPropertyEndpoints.delete, { params: { id } })
    expect(await statusesFor(policy.id, everyone)).toEqual([302, 404, 404, 404])
    await landlord.call(documentEndpoints.delete, { params: { id: policy.id } })
  })

  test('the policies of a home are listed with their names, for those who see the home', async () => {
    const [landlord, tenant] = [await signUp('landlord', 'premium'), await signUp('tenant')]
    const [rules, parking] = [
      await uploadDocument(landlord, newPaper(), { purpose: 'policy', name: 'rules.pdf' }),
      await uploadDocument(landlord, newPaper(), { purpose: 'policy', name: 'parking.pdf' }),
    ]
    const addresses = [parking, rules].map(({ id }) => documentAddressOf(id))
    const { property } = await landlord.call(listingEndpoints.create, {
      body: { ...newListing(), policyDocuments: addresses },
    })
    const params = { id: property.id }
    for (const browser of [landlord, tenant, visitor()])
      expect(await browser.call(documentEndpoints.ofHome, { params })).toEqual({
        policies: [parking, rules].map(({ id, name, contentType, bytes }) => ({
          id,
          name,
          contentType,
          bytes,
        })),
      })
    const { id } = await listingOf(landlord)
    expect((await visitor().call(documentEndpoints.ofHome, { params: { id } })).policies).toEqual([])
    await landlord.call(listingEndpoints.update, { params, body: { visibilityLevel: 'private' } })
    const statuses = [landlord, tenant, visitor()].map(
      async browser => (await browser.sendTo(documentEndpoints.ofHome, { params })).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404, 404])
  })

  test('a home shows only policies, and only its landlord’s own', async () => {
    const [landlord, other] = [await signUp('landlord'), await signUp('landlord')]
    const lease = await uploadDocument(landlord, newPaper(), { purpose: 'lease', name: 'lease.pdf' })
    const foreign = await uploadDocument(other, newPaper(), { purpose: 'policy', name: 'rules.pdf' })
    for (const id of [lease.id, foreign.id, Bun.randomUUIDv7()])
      expect(
        await landlord.refusal(listingEndpoints.create, {
          body: { ...newListing(), policyDocuments: [documentAddressOf(id)] },
        }),
      ).toMatchObject({ status: 422, fields: { policyDocuments: 'This is not one of your policies' } })
  })

  const listingOf = async (landlord: TestBrowser) =>
    (await landlord.call(listingEndpoints.create, { body: newListing() })).property
})

describe('a signed address', () => {
  test('is refused after a minute', async () => {
    const tenant = await signUp('tenant')
    const { id } = await uploadDocument(tenant, newPaper())
    const address = await addressOf(tenant, id)
    setSystemTime(Date.now() + 61_000)
    const { status } = await visitor().send('GET', address)
    setSystemTime()
    expect(status).toBe(403)
    expect((await visitor().send('GET', address)).status).toBe(200)
  })

  test('is refused with any of its characters changed', async () => {
    const tenant = await signUp('tenant')
    const { id } = await uploadDocument(tenant, newPaper())
    const address = await addressOf(tenant, id)
    const from = '/api/files/'.length
    for (let at = from; at < address.length; at += 1) {
      if ('?&='.includes(address[at] ?? '')) continue
      const changed = `${address.slice(0, at)}${address[at] === '1' ? '2' : '1'}${address.slice(at + 1)}`
      expect([at, (await visitor().send('GET', changed)).status]).toEqual([at, 403])
    }
    expect((await visitor().send('GET', address.slice(0, address.indexOf('?')))).status).toBe(403)
  })

  test('is accepted if the older of two keys signed it', async () => {
    const tenant = await signUp('tenant')
    const { id } = await uploadDocument(tenant, newPaper())
    const address = await addressOf(tenant, id)
    const statusWith = async (...secretKeys: [string, ...string[]]) => {
      const app = createApp({ ...inFolder.services, secretKeys })
      return (await app.handle(new Request(new URL(address, 'http://localhost')))).status
    }
    expect(await statusWith('another key of the portal', secretKey)).toBe(200)
    expect(await statusWith('another key of the portal')).toBe(403)
  })
})

describe('what a document is', () => {
  const exe = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')

  test.each<[string, Uint8Array, DocumentEnding]>([
    ['a PDF', pdfOf('kept'), 'pdf'],
    ['an old Word document', docOf(), 'doc'],
    ['a Word document', docxOf(), 'docx'],
  ])('%s is kept byte for byte', async (_, file, ending) => {
    const tenant = await signUp('tenant')
    const document = await uploadDocument(tenant, file, { name: `paper.${ending}` })
    expect(document).toMatchObject({
      purpose: 'income',
      name: `paper.${ending}`,
      contentType: documentTypes[ending],
      bytes: file.length,
      review: 'unreviewed',
    })
    const response = await visitor().send('GET', await addressOf(tenant, document.id))
    expect(Buffer.from(await response.bytes()).equals(file)).toBe(true)
  })

  test.each(['jpeg', 'png'] as const)(
    'a picture (%s) is encoded again, upright and without its metadata',
    async format => {
      const tenant = await signUp('tenant')
      const file = await sharp(await pictureOf(400, 300))
        .withExif({ IFD0: { Copyright: 'Ada Lovelace' } })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer()
      const { id, contentType } = await uploadDocument(tenant, file, { name: `scan.${format}` })
      expect(contentType).toBe(`image/${format}`)
      const bytes = Buffer.from(
        await (await visitor().send('GET', await addressOf(tenant, id))).arrayBuffer(),
      )
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 300, height: 400 })
      expect(bytes.includes('Lovelace')).toBe(false)
    },
  )

  test.each<[string, Uint8Array, string, string]>([
    ['a PDF named .docx', pdfOf('x'), 'paper.docx', 'This is a PDF, but its name doesn’t end in .pdf'],
    ['an EXE named .pdf', exe, 'paper.pdf', 'Please choose a PDF, DOC, DOCX, JPG or PNG file'],
    ['HTML named .pdf', html, 'paper.pdf', 'Please choose a PDF'],
    ['HTML named .docx', html, 'paper.docx', 'Please choose a PDF'],
    ['HTML in a PNG', Buffer.from(`\x89PNG\r\n\x1a\n${html}`, 'latin1'), 'a.png', 'Please choose a PDF'],
    ['nothing', new Uint8Array(), 'paper.pdf', 'Please choose a PDF'],
    ['half a JPEG', picture.subarray(0, 2000), 'scan.jpg', 'This picture is damaged'],
    ['a .docm named .docx', docmOf(), 'paper.docx', 'Please save this document without macros'],
    [
      'a .docx with a macro',
      docxOf({ 'word/vbaProject.bin': 'x' }),
      'paper.docx',
      'Please save this document without',
    ],
    ['a .doc with a macro', docOf('Macros', 'VBA'), 'paper.doc', 'Please save this document without macros'],
    ['another ZIP file', zipOf({ 'a.txt': 'x' }), 'paper.docx', 'Please choose a PDF'],
    ['half a .docx', docxOf().subarray(0, 150), 'paper.docx', 'Please choose a PDF'],
    ['a .docx in an EXE', Buffer.concat([exe, docxOf()]), 'paper.docx', 'Please choose a PDF'],
    [
      'a .docx before a .docx',
      Buffer.concat([docxOf({ 'word/vbaProject.bin': 'x' }), docxOf()]),
      'a.docx',
      'Please choose',
    ],
    ['an old spreadsheet', compoundFileOf(['Workbook']), 'paper.doc', 'Please choose a PDF'],
    ['half a .doc', docOf().subarray(0, 900), 'paper.doc', 'Please choose a PDF'],
  ])('%s is refused, and leaves nothing', async (_, file, name, message) => {
    const tenant = await signUp('tenant')
    const refusal = await refusalOfDocument(tenant, file, { name })
    expect(refusal.status).toBe(422)
    expect(refusal.fields?.file).toStartWith(message)
    expect((await tenant.call(documentEndpoints.list)).documents).toEqual([])
  })

  test('a .doc whose chains are circles is refused', async () => {
    const circle = docOf()
    circle.writeUInt32LE(1, 516)
    expect((await refusalOfDocument(await signUp('tenant'), circle, { name: 'a.doc' })).status).toBe(422)
    const tables = docOf()
    tables.writeUInt32LE(0, 68)
    tables.writeUInt32LE(0, 1020)
    expect((await refusalOfDocument(await signUp('tenant'), tables, { name: 'a.doc' })).status).toBe(422)
  })
})

describe('the name of a document', () => {
  test.each([
    ['../../etc/passwd.pdf', 'Please rename the file'],
    ['C:\\papers\\a.pdf', 'Please rename the file'],
    ['a\nb.pdf', 'Please rename the file'],
    ['pay\u202efdp.pdf', 'Please rename the file'],
    ['paper.html', 'Please choose a PDF'],
    ['paper', 'Please choose a PDF'],
    [`${'x'.repeat(120)}.pdf`, 'Please keep this to at most 120'],
    ['call me 415-555-0137.pdf', 'Please leave out contact details'],
    ['ada@example.com.pdf', 'Please leave out contact details'],
  ])('%j is refused', async (name, message) => {
    const refusal = await refusalOfDocument(await signUp('tenant'), newPaper(), { name })
    expect(refusal.status).toBe(422)
    expect(refusal.fields?.name).toStartWith(message)
  })

  test.each([
    'IMG_20261126_101530.pdf',
    'scan 2026-11-26.pdf',
    'Gehaltsabrechnung März.PDF',
    'W-2 (2025) final.pdf',
  ])('%j is kept', async name => {
    expect(await uploadDocument(await signUp('tenant'), newPaper(), { name })).toMatchObject({ name })
  })
})

describe('what a person may keep', () => {
  test('is each file once, 50 documents, and 200 MB', async () => {
    const tenant = await signUp('tenant')
    const paper = newPaper()
    const kept = await uploadDocument(tenant, paper)
    expect(await refusalOfDocument(tenant, paper, { name: 'again.pdf' })).toMatchObject({
      status: 409,
      message: 'You uploaded this already.',
    })
    await uploadDocument(await signUp('tenant'), paper) // another person can have the same
    const row = { purpose: 'other', name: 'a.pdf', contentType: 'application/pdf', bytes: 1 } as const
    const rows = (count: number, bytes: number) =>
      Array.from({ length: count }, () => {
        const key = crypto.randomUUID()
        return { ...row, bytes, ownerId: tenant.user.id, sha256: key, storageKey: key }
      })
    await database.insert(documents).values(rows(1, documentLimits.totalBytes - kept.bytes - 10))
    expect((await refusalOfDocument(tenant, newPaper())).message).toStartWith(
      'Your documents can total up to 200 MB',
    )
    await database.update(documents).set({ bytes: 1 }).where(eq(documents.ownerId, tenant.user.id))
    await database.insert(documents).values(rows(documentLimits.documents - 2, 1))
    expect((await refusalOfDocument(tenant, newPaper())).message).toStartWith(
      'You’ve reached the limit of 50 documents',
    )
    expect((await tenant.call(documentEndpoints.list)).documents).toHaveLength(50)
  })

  test('is one document if the same upload comes several times at once and again', async () => {
    const tenant = await signUp('tenant')
    const [paper, clientId] = [newPaper(), crypto.randomUUID()]
    const made = await Promise.all([1, 2, 3].map(() => uploadDocument(tenant, paper, { clientId })))
    made.push(await uploadDocument(tenant, paper, { clientId }))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const withoutId = await Promise.all(
      [newPaper()].flatMap(file => [1, 2, 3].map(() => sendPaper(tenant, file))),
    )
    expect(withoutId.toSorted()).toEqual([201, 409, 409])
    const rows = await database.select().from(documents).where(eq(documents.ownerId, tenant.user.id))
    expect(rows).toHaveLength(2)
    for (const { storageKey } of rows)
      expect(await inFolder.objects.read(objectKey(storageKey))).toBeDefined()
  })

  const sendPaper = (tenant: TestBrowser, file: Uint8Array) =>
    uploadDocument(tenant, file).then(
      () => 201,
      () => 409,
    )

  test('is no document that a home shows and that was deleted at the same moment', async () => {
    const landlord = await signUp('landlord')
    const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
    const { id } = await uploadDocument(landlord, newPaper(), { purpose: 'policy', name: 'rules.pdf' })
    const [shown, deleted] = await Promise.all([
      landlord.sendTo(listingEndpoints.update, {
        params: { id: property.id },
        body: { policyDocuments: [documentAddressOf(id)] },
      }),
      landlord.sendTo(documentEndpoints.delete, { params: { id } }),
    ])
    expect([
      [200, 409],
      [422, 204],
    ]).toContainEqual([shown.status, deleted.status])
  })
})
