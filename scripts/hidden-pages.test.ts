// The gate refuses releases that leave something open, but not what an app draws with answers.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseFile } from '@portal/releases/names'
import type { Release } from '@portal/releases/release'
import { releaseShellAndTenant } from '@portal/releases/test/released'
import { howMany } from '@portal/server/test/length'
import { createShellServer } from '@portal/shell/server'
import { findChromium } from './find-chromium.ts'

const user = { id: '1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType: 'tenant' }

let released: Awaited<ReturnType<typeof releaseShellAndTenant>>
let chromium: string
let server: ReturnType<typeof Bun.serve>
/** What each of the two leaves open. */
const left = { 'mf-tenant': '', shell: '' }
const reports: { app: string; version: string; route: string; kind: string }[] = []

const answer = async (request: Request): Promise<Response> => {
  if (request.url.endsWith('/api/client-failures')) {
    const { reports: sent }: { reports: typeof reports } = JSON.parse(await request.text())
    reports.push(...sent)
  }
  return request.url.endsWith('/api/auth/profile')
    ? Response.json({ user })
    : Response.json({}, { status: 503 })
}

/** Ends each first paint in the store; replaced when a page is served. */
const mark = '<i>left open</i>'
const markFirstPaints = () => {
  const { store, tenant } = released
  const path = join(store.versionFolder('mf-tenant', tenant.version), releaseFile)
  const release: Release = JSON.parse(readFileSync(path, 'utf8'))
  for (const drawing of Object.values(release.firstPaint))
    for (const one of [drawing, drawing.forPerson]) if (one) one.html += mark
  writeFileSync(path, JSON.stringify(release))
}

beforeAll(async () => {
  released = await releaseShellAndTenant()
  chromium = await findChromium()
  markFirstPaints()
  const pages = await createShellServer({
    store: released.store,
    settings: { mapTileUrl: '', mapAttribution: '', overrideOrigins: [] },
    siteOrigin: () => null,
    pagesKey: crypto.randomUUID(),
    callApi: answer,
  })
  server = Bun.serve({
    port: 0,
    hostname: 'localhost',
    fetch: async request => {
      if (new URL(request.url).pathname.startsWith('/api/')) return answer(request)
      const page = await pages(new Request(request.url, { headers: { cookie: 'session=of-the-test' } }))
      if (!page.headers.get('content-type')?.startsWith('text/html')) return page
      const html = await page.text()
      return new Response(
        html.replace(mark, left['mf-tenant']).replace('</footer>', `${left.shell}</footer>`),
        page,
      )
    },
  })
}, 600_000)
afterAll(() => server.stop(true))

/** Waits longer than the heartbeat; the browser's own clock runs ahead. */
const open = async (path: string): Promise<void> => {
  const profile = mkdtempSync(join(tmpdir(), 'hidden-pages-'))
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const flags = ['--headless', '--disable-gpu', '--disable-dev-shm-usage', ...sandbox]
  const address = new URL(path, server.url).href
  const child = Bun.spawn(
    [chromium, ...flags, `--user-data-dir=${profile}`, '--virtual-time-budget=12000', '--dump-dom', address],
    { env: { HOME: profile, PATH: process.env.PATH }, stdout: 'ignore', stderr: 'ignore', timeout: 60_000 },
  )
  await child.exited
  rmSync(profile, { recursive: true, force: true })
}

/** A comment or a quote is closed by the next one of the layout. */
const kinds: [open: string, app: keyof typeof left][] = [
  ['<style>', 'mf-tenant'],
  ['<style>', 'shell'],
  ['<template>', 'mf-tenant'],
  ['<textarea>', 'mf-tenant'],
  ['<noscript>', 'mf-tenant'],
  ['<plaintext>', 'mf-tenant'],
  ['<svg><title><style>', 'mf-tenant'],
  ['<script type="application/json" id="page-data">{}</script>', 'mf-tenant'],
  ['<template>', 'shell'],
]

test.each(kinds.slice(0, howMany(2, kinds.length)))(
  'a page with %s is charged to %s, which wrote it',
  async (html, app) => {
    Object.assign(left, { 'mf-tenant': '', shell: '', [app]: html })
    reports.length = 0
    await open('/inquiries')
    const { version } = app === 'shell' ? released.shell : released.tenant
    expect(reports).toMatchObject(
      ['load', 'failure'].map(kind => ({ app, version, route: '/inquiries', kind })),
    )
  },
  120_000,
)
