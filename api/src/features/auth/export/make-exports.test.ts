import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, getTableName, sql } from 'drizzle-orm'
import { startBucket } from '../../../../test/bucket.ts'
import { fillAccount, type Someone } from '../../../../test/filled-account.ts'
import { confirmAddress } from '../../../../test/new-consent.ts'
import { makeOffer } from '../../../../test/new-tenancy.ts'
import { personalTables } from '../../../../test/personal-tables.ts'
import { filesInZip } from '../../../../test/read-zip.ts'
import { openTestApp, password } from '../../../../test/test-app.ts'
import { anHourLater, pdfOf, pictureOf, uploadDocument, uploadPhoto } from '../../../../test/uploads.ts'
import { openBucket } from '../../../integrations/objects/open-bucket.ts'
import { openFolder } from '../../../integrations/objects/open-folder.ts'
import { type ObjectStore, ObjectStoreFailure } from '../../../platform/ports/object-store.ts'
import { dataExports, documents } from '../../../schema/documents.ts'
import { outgoingMails } from '../../../schema/mail.ts'
import { users } from '../../../schema/people.ts'
import { tableRecords } from '../../../schema/records.ts'
import { sessions } from '../../../schema/sessions.ts'
import { tidyDocuments } from '../../documents/tidy-documents.ts'
import { endAccounts } from '../closing/end-accounts.ts'
import { makeExports } from './make-exports.ts'

const folder = await mkdtemp(join(tmpdir(), 'exports-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { settings } = await startBucket()

const openWith = async (objects: ObjectStore, jobs = true) => ({
  ...(await openTestApp({ isSeeded: true, jobs, objects })),
  objects,
})
type OpenedApp = Awaited<ReturnType<typeof openWith>>
const inFolder = await openWith(openFolder(folder))
const inBucket = await openWith(openBucket(settings, 2000))

const { ask, read } = exportEndpoints
const isOf = ({ user }: Someone) => eq(dataExports.userId, user.id)

/** Asks for an export, and waits for the job. Returns the id of its document. */
const exportOf = async (person: Someone): Promise<string> => {
  await person.call(ask)
  let id: string | null | undefined
  await untilTrue(async () => {
    id = (await person.call(read)).dataExport?.documentId
    return Boolean(id)
  })
  return id ?? ''
}

const addressOf = async (person: Someone, id: string): Promise<string> => {
  const response = await person.sendTo(documentEndpoints.content, { params: { id } })
  return response.headers.get('location') ?? ''
}

const download = async (person: Someone, id: string): Promise<Buffer> => {
  const response = await person.send('GET', await addressOf(person, id))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return Buffer.from(await response.bytes())
}

/** As if the last export had been asked for a while ago. */
const letPass = (app: OpenedApp, person: Someone, time: string) =>
  app.database
    .update(dataExports)
    .set({ askedAt: sql`now() - ${time}::interval` })
    .where(isOf(person))

test('every table that leads to a person says what an export has of it', () => {
  const known = tableRecords.filter(({ exported }) => exported).map(({ table }) => table)
  expect(personalTables.filter(table => !known.includes(table)).map(table => getTableName(table))).toEqual([])
})

/** What only the other side of a dealing has. */
const ofTheOtherSide = {
  tenant: ['properties'],
  landlord: ['maintenance_request_updates'],
} as const

describe.each(['tenant', 'landlord'] as const)('the export of a %s', userType => {
  let filled: Awaited<ReturnType<typeof fill>>
  beforeAll(async () => {
    filled = await fill()
  })
  const fill = async () => {
    const { register, signUp, database } = inFolder
    const person = await register(userType)
    await confirmAddress(database, person.user.id)
    const other = await signUp(userType === 'tenant' ? 'landlord' : 'tenant')
    const { details } = await fillAccount(database, person, other)
    const files = await filesInZip(await download(person, await exportOf(person)))
    const data: Record<string, unknown[]> = JSON.parse(files.get('data.json')?.toString() ?? '')
    return { person, other, details, files, data, text: [...files.values()].join('\n') }
  }

  test('has rows of every table that leads to them, and their files', async () => {
    const { person, details, files, data } = filled
    const expected = tableRecords
      .filter(({ exported }) => typeof exported === 'object')
      .map(({ table }) => getTableName(table))
    expect(expected.filter(name => !data[name]?.length)).toEqual([...ofTheOtherSide[userType]])
    for (const detail of details) expect(JSON.stringify(data)).toContain(detail)
    const [paper] = (await person.call(documentEndpoints.list)).documents.filter(
      ({ purpose }) => purpose !== 'export',
    )
    expect(files.get(`documents/${paper?.id}/${paper?.name}`)?.toString()).toStartWith('%PDF-1.7')
    const pictures = [...files].filter(([name]) => name.startsWith('photos/'))
    expect(pictures).toHaveLength(userType === 'landlord' ? 2 : 1)
    for (const [, bytes] of pictures) expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  })

  test('has nothing that another person alone wrote or owns, and no secret', async () => {
    const { person, other, text } = filled
    const written = {
      tenant: ['Is it quiet?', 'Dripping tap', 'It drips all night.', 'Still drips'],
      landlord: ['Very.'],
    }
    expect(written[userType].filter(words => !text.includes(words))).toEqual([])
    const theirs = written[userType === 'tenant' ? 'landlord' : 'tenant']
    const { database } = inFolder
    const [row] = await database.select().from(users).where(eq(users.id, person.user.id))
    const tokens = await database.select().from(sessions).where(eq(sessions.userId, person.user.id))
    const sealed = `secret of ${person.user.id}`
    const secrets = [row?.passwordHash, sealed, ...tokens.map(({ tokenHash }) => tokenHash)]
    for (const words of [...theirs, other.user.email, ...secrets]) expect(text).not.toContain(`${words}`)
  })
})

test.each(['tenant', 'landlord'] as const)(
  'a notice of the %s is in both exports, and its reason only in theirs',
  async by => {
    const { signUp, database } = inFolder
    const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
    await makeOffer(
      database,
      { tenant: tenant.user.id, landlord: landlord.user.id },
      {
        status: 'agreed',
        noticeBy: by,
        noticeAt: '2026-11-03T12:00:00Z',
        noticeEndsOn: '2036-12-09',
        noticeReason: 'For a reason.',
      },
    )
    for (const person of [tenant, landlord]) {
      const files = await filesInZip(await download(person, await exportOf(person)))
      const data: { tenancies?: Record<string, unknown>[] } = JSON.parse(
        files.get('data.json')?.toString() ?? '',
      )
      const isTheirs = person.user.userType === by
      expect(data.tenancies).toMatchObject([{ notice_by: by, notice_ends_on: '2036-12-09' }])
      expect(data.tenancies?.[0]?.notice_reason).toBe(isTheirs ? 'For a reason.' : undefined)
    }
  },
)

// Short: all others use a folder.
const stores = [
  ['a bucket', inBucket],
  ['a folder', inFolder],
] as const

describe.each(stores.slice(0, howMany(1, 2)))('with %s', (_, app) => {
  const { signUp, database, objects } = app
  const keys = async () => (await Array.fromAsync(objects.list('documents/'))).map(({ key }) => key)

  test('an export that is larger than a part is one file again', async () => {
    const person = await signUp('tenant')
    const papers = ['one', 'two', 'three'].map(word =>
      Buffer.concat([pdfOf(word), Buffer.alloc(3_000_000, word)]),
    )
    for (const [at, paper] of papers.entries()) await uploadDocument(person, paper, { name: `${at}.pdf` })
    const before = (await keys()).length
    const id = await exportOf(person)
    expect((await keys()).length).toBeGreaterThan(before + 1)
    const zip = await download(person, id)
    const found = [...(await filesInZip(zip))].filter(([name]) => name.startsWith('documents/'))
    expect(found).toHaveLength(3)
    for (const [, bytes] of found) expect(papers.some(paper => paper.equals(bytes))).toBe(true)
    const [row] = await database.select().from(documents).where(eq(documents.id, id))
    expect(row?.bytes).toBe(zip.byteLength)
    await person.call(documentEndpoints.delete, { params: { id } })
    expect((await keys()).length).toBe(before)
    expect((await person.call(read)).dataExport).toMatchObject({ documentId: null })
  })
})

test('a person is told when it is ready, and finds it among their documents, outside of their quota', async () => {
  const { signUp, visitor } = inFolder
  const [person, other] = [await signUp('tenant'), await signUp('landlord')]
  expect((await person.call(read)).dataExport).toBeNull()
  const id = await exportOf(person)
  const { notifications } = await person.call(notificationEndpoints.list)
  expect(notifications).toMatchObject([{ category: 'export', actionUrl: '/profile/security' }])
  expect((await person.call(documentEndpoints.list)).documents).toMatchObject([{ id, purpose: 'export' }])
  for (const anyone of [other, visitor()])
    expect((await anyone.refusal(documentEndpoints.content, { params: { id } })).status).toBe(404)
  expect((await visitor().refusal(ask)).status).toBe(401)
})

test('there is one a day, which replaces the one before', async () => {
  const { signUp, objects } = inFolder
  const person = await signUp('tenant')
  const first = await exportOf(person)
  expect(await person.refusal(ask)).toMatchObject({ status: 409, code: 'conflict' })
  await letPass(inFolder, person, '25 hours')
  const before = (await Array.fromAsync(objects.list('documents/'))).length
  const second = await exportOf(person)
  expect(second).not.toBe(first)
  expect((await person.call(documentEndpoints.list)).documents.map(({ id }) => id)).toEqual([second])
  await untilTrue(async () => (await Array.fromAsync(objects.list('documents/'))).length === before)
})

test('it is over after seven days, before any chore ran, and the chore removes it', async () => {
  const { signUp, database, objects } = inFolder
  const person = await signUp('tenant')
  const id = await exportOf(person)
  const address = await addressOf(person, id)
  const isIt = eq(documents.id, id)
  await database.update(documents).set({ createdAt: sql`now() - interval '169 hours'` }).where(isIt)
  expect((await person.send('GET', address)).status).toBe(404)
  expect((await person.refusal(documentEndpoints.content, { params: { id } })).status).toBe(404)
  expect((await person.call(documentEndpoints.list)).documents).toEqual([])
  expect((await person.call(read)).dataExport).toMatchObject({ documentId: null })
  const [{ storageKey } = {}] = await database.select().from(documents).where(isIt)
  await tidyDocuments(database, anHourLater(objects))
  expect(await database.$count(documents, isIt)).toBe(0)
  const left = (await Array.fromAsync(objects.list('documents/'))).map(({ key }) => key)
  expect(left.filter(key => key.includes(`${storageKey}`))).toEqual([])
  expect(left).not.toEqual([])
})

test('a person whose account is closing can still ask for it, and it goes with the account', async () => {
  const { signUp, database } = inFolder
  const person = await signUp('landlord')
  await uploadPhoto(person, await pictureOf(40, 40))
  await database.update(users).set({ createdAt: '2020-01-01T00:00:00Z' }).where(eq(users.id, person.user.id))
  await person.call(closingEndpoints.close, { body: { currentPassword: password } })
  const id = await exportOf(person)
  await database.update(users).set({ closesAt: sql`now()` }).where(eq(users.id, person.user.id))
  await endAccounts(database, { payments: undefined, announce: inFolder.jobs.announce })
  expect(await database.$count(documents, eq(documents.id, id))).toBe(0)
  expect(await database.$count(dataExports, isOf(person))).toBe(0)
})

describe('without jobs', async () => {
  const { signUpConfirmed, database, objects } = await openWith(openFolder(join(folder, 'apart')), false)
  const keys = async () => (await Array.fromAsync(objects.list('documents/'))).map(({ key }) => key)

  /** Someone with a document who asked for an export. */
  const asking = async () => {
    const person = await signUpConfirmed('tenant')
    await uploadDocument(person, pdfOf(crypto.randomUUID()))
    await person.call(ask)
    return person
  }
  /** Begins to make an export, which then waits with its first part until `goOn`. */
  const makeSlowly = async () => {
    const [begun, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: ObjectStore = {
      ...objects,
      write: async (...given) => {
        begun.resolve()
        await going.promise
        return objects.write(...given)
      },
    }
    const late = makeExports(database, slow).catch(String)
    await begun.promise
    return { late, goOn: () => going.resolve() }
  }
  const letTryAgain = (person: Someone) =>
    database.update(dataExports).set({ dueAt: sql`now() - interval '1 second'` }).where(isOf(person))

  test('asking again while it is made changes nothing, and one mail tells once it is ready', async () => {
    const person = await asking()
    const { dataExport } = await person.call(ask)
    expect(dataExport).toMatchObject({ madeAt: null, documentId: null })
    const mailing = { secretKeys: ['a key that signs the links in mails'] } as const
    await makeExports(database, objects, mailing)
    await makeExports(database, objects, mailing)
    const mails = await database.select().from(outgoingMails).where(eq(outgoingMails.userId, person.user.id))
    expect(mails.map(({ recipient, content }) => [recipient, content.subject])).toEqual([
      [person.user.email, 'The copy of your data is ready'],
    ])
    expect((await person.call(read)).dataExport).toMatchObject({ askedAt: dataExport.askedAt })
    expect((await person.call(documentEndpoints.list)).documents).toHaveLength(2)
  })

  test('a store that fails leaves nothing, and the export is made once it is back', async () => {
    const person = await asking()
    const before = await keys()
    let written = 0
    const failing: ObjectStore = {
      ...objects,
      write: async (...given) => {
        written += 1
        if (written === 2) throw new ObjectStoreFailure('The disk is full')
        return objects.write(...given)
      },
    }
    const large = Buffer.concat([pdfOf('large'), Buffer.alloc(6_000_000, 'large')])
    await uploadDocument(person, large, { name: 'large.pdf' })
    await expect(makeExports(database, failing)).rejects.toThrow('The disk is full')
    expect((await keys()).length).toBe(before.length + 1)
    await makeExports(database, objects) // not before its pause is over
    expect((await person.call(read)).dataExport).toMatchObject({ madeAt: null })
    await letTryAgain(person)
    await makeExports(database, objects)
    expect((await person.call(read)).dataExport?.documentId).toBeString()
  })

  test('a process that seemed dead adds no second one', async () => {
    const person = await asking()
    const { late, goOn } = await makeSlowly()
    await letTryAgain(person)
    await makeExports(database, objects)
    const before = await keys()
    const { documents } = await person.call(documentEndpoints.list)
    goOn()
    expect(await late).toContain('no longer')
    expect((await person.call(documentEndpoints.list)).documents).toEqual(documents)
    expect(await keys()).toEqual(before)
  })

  test('an account that ends while it is made gets none', async () => {
    const person = await asking()
    const { late, goOn } = await makeSlowly()
    await person.call(closingEndpoints.close, { body: { currentPassword: password } })
    goOn()
    expect(await late).toContain('no longer')
    expect(await database.$count(documents, eq(documents.ownerId, person.user.id))).toBe(0)
  })
})
