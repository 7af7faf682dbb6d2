import { beforeAll, expect, test } from 'bun:test'
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { howMany, onlyInLong } from '@portal/server/test/length'
import { integrityOf, readArtifact } from '../artifact.ts'
import type { Built } from '../build/build.ts'
import { disable, enable } from '../commands/enable.ts'
import { pin } from '../commands/pin.ts'
import { publish } from '../commands/publish.ts'
import { release } from '../commands/release.ts'
import { rollBack } from '../commands/roll-back.ts'
import { globalNameOf, manifestFile } from '../names.ts'
import type { Registry, Route } from '../registry.ts'
import { buildChanged, sharing } from '../test/changed-app.ts'
import { anotherVersion, newDataDir, releaseShellAndTenant } from '../test/released.ts'
import { hides } from './hides-page.ts'
import type { OpenedApps } from './newly-live.ts'
import { linkedRoutes } from './route-linked.ts'
import { ownedRoutes } from './route-owned.ts'

let released: Awaited<ReturnType<typeof releaseShellAndTenant>>

beforeAll(async () => {
  released = await releaseShellAndTenant()
}, 600_000)

const registry = () => readFileSync(released.store.registryPath, 'utf8')

const refusals = async (folder: string): Promise<string> => {
  const before = registry()
  const { result, gate } = await release(released.dataDir, folder)
  expect(result).toBe('refused')
  expect(registry()).toBe(before)
  return gate.map(({ clause, message }) => `${clause}: ${message}`).join('\n')
}

/** As another checkout would have built it. */
const withManifest = (folder: string, change: (text: string) => string): string => {
  const copy = join(newDataDir(), 'artifact')
  cpSync(folder, copy, { recursive: true })
  writeFileSync(join(copy, manifestFile), change(readFileSync(join(copy, manifestFile), 'utf8')))
  return copy
}

/** A statement about the app's list of pages, by the name that the list has there. */
const withPages =
  (statement: (pages: string) => string) =>
  (text: string): string => {
    const [, pages] = /([\w$]+) as pages\b/.exec(text) ?? []
    if (!pages) throw new Error('The code that draws mf-tenant exports no pages.')
    return `${text}\n${statement(pages)}`
  }

test('what is built as it should be is released, and a release of what is live raises the revision alone', async () => {
  expect((await release(released.dataDir, released.tenant.folder)).result).toBe('done')
  const before = JSON.parse(registry())
  expect(before.apps['mf-tenant'].origin).toBe('released')
  const { result, registry: after } = await release(released.dataDir, released.tenant.folder)
  expect(result).toBe('done')
  expect(after).toEqual({ ...before, revision: before.revision + 1 })
})

test('own-react, bytes: an app that bundles React, or brings a copy to share, is refused', async () => {
  const { folder } = await buildChanged({
    'rspack.config.ts': sharing(
      `({ react, 'react/': _, ...rest }) => ({ ...rest, 'styled-components': { singleton: true, requiredVersion: '^6.6.0' } })`,
    ),
  })
  const said = await refusals(folder)
  expect(said).toMatch(/^own-react: files\/.* contains react\./m)
  expect(said).toMatch(/^own-react: files\/.* contains styled-components\./m)
  expect(said).toContain('own-react: The manifest names a copy of styled-components')
  expect(said).toContain('own-react: The manifest does not take react as shared.')
  expect(said).toMatch(/^bytes: The scripts of mf-tenant are .* more than its .* in budgets\.json/m)
}, 600_000)

test('shared-version, route-owned, first-paint, bytes: patch skew, taken addresses and a page that throws are refused', async () => {
  const page = `{ path: '/__apps', access: 'anyone', title: 'Apps', component: () => { throw new Error('no such tenant') } }`
  const change = withPages(pages => `${pages}.push(${page})`)
  const { folder } = await anotherVersion(released.tenant, 'copy', change, undefined, { name: 'mf-copy' })
  const said = await refusals(withManifest(folder, text => text.replaceAll('"^19.3.1"', '"^19.3.2"')))
  expect(said).toMatch(
    /^shared-version: mf-copy asks for react \^19\.3\.2, and the shell 0\.1\.0-\w+ has 19\.3\.1/m,
  )
  expect(said).toContain('route-owned: /saved belongs to mf-tenant (/saved): choose another.')
  expect(said).toContain("route-owned: /__apps is an address of the portal's own (/__apps)")
  expect(said).toContain('first-paint: mf-copy cannot be drawn: /__apps throws no such tenant')
  expect(said).toContain('bytes: budgets.json has no figure for mf-copy')
}, 600_000)

test('route-linked: a page that others link to is not taken away, and one that nobody links to is', async () => {
  const { store, tenant, shell } = released
  const change = withPages(pages => `${pages}.splice(${pages}.findIndex(({ path }) => path === '/saved'), 1)`)
  const { folder } = await anotherVersion(released.tenant, 'without-a-page', change)
  expect(await refusals(folder)).toBe(
    'route-linked: mf-tenant no longer has /saved, and shell links to it: keep the page, or release shell without the link first.',
  )
  const whole = store.readRelease('mf-tenant', tenant.version)
  const { links } = store.readRelease('shell', shell.version)
  expect(whole.links).toContain('/properties/:id')
  expect(links).toContain('/help/:id')
  const current: Registry = JSON.parse(registry())
  const live = [...whole.routes, route('/help/:topic'), route('/help/plans'), route('/linked-from-nowhere')]
  const entry = current.apps['mf-tenant']
  if (!entry) throw new Error('mf-tenant is not live.')
  for (const gone of live) {
    const rest = live.filter(one => one !== gone)
    const { length } = linkedRoutes(
      store,
      { ...current, apps: { 'mf-tenant': { ...entry, routes: live } } },
      { ...whole, routes: rest },
    )
    expect([gone.path, length]).toEqual([
      gone.path,
      links.includes(gone.path) || gone.path === '/help/:topic' ? 1 : 0,
    ])
  }
}, 600_000)

test('missing-chunk: a file that is gone, altered or named by the manifest or the entry alone is refused', async () => {
  const { folder } = released.tenant
  const files = Object.keys(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')).portal.files)
  const [first = '', second = ''] = files.filter(file => file.startsWith('files/'))
  const damaged = withManifest(folder, text => text)
  rmSync(join(damaged, first))
  appendFileSync(join(damaged, second), ' ')
  expect(await refusals(damaged)).toBe(
    `missing-chunk: In mf-tenant, ${first} is not there: build it again.\nmissing-chunk: In mf-tenant, ${second} is not as it was built: build it again.`,
  )
  const silent = withManifest(folder, text => {
    const manifest = JSON.parse(text)
    delete manifest.portal.files[first]
    return JSON.stringify(manifest)
  })
  const said = await refusals(silent)
  expect(said).toMatch(
    /missing-chunk: In mf-tenant, the entry names a file with the hash \w{10}, which is not there/,
  )
  expect(said).toContain(`missing-chunk: In mf-tenant, the entry names another ${first} than the manifest`)
})

test('shell-api: an app for a later shell is refused', async () => {
  const later = withManifest(released.tenant.folder, text =>
    text
      .replace('"shellApi": "^2.', '"shellApi": "^3.')
      .replaceAll(released.tenant.version, '0.1.0-for-a-later-shell'),
  )
  expect(await refusals(later)).toMatch(
    /shell-api: mf-tenant asks for version \^3\.\d+\.\d+ of the shell's API, and the shell .* has 2\./,
  )
})

test('a version that the store has with other content is refused', async () => {
  const other = withManifest(released.tenant.folder, text =>
    text.replace('"pluginVersion": "', '"pluginVersion": "0'),
  )
  const before = registry()
  await expect(release(released.dataDir, other)).rejects.toThrow(
    `The store has another mf-tenant ${released.tenant.version}: build it under another version.`,
  )
  expect(registry()).toBe(before)
})

test('same-content: what the store has is refused under another name, whether its entry has that name or not', async () => {
  const { tenant } = released
  const { folder } = await anotherVersion(tenant, '2')
  expect((await release(released.dataDir, folder)).result).toBe('done')
  for (const original of [tenant.folder, folder].slice(0, howMany(1, 2)))
    for (const isThrough of [false, true])
      for (const version of ['1.2.3-0123456789', 'repairs'])
        for (const isDryRun of [true, false]) {
          const { version: first } = readArtifact(original).portal
          const renamed = withManifest(original, text => text)
          const rename = (file: string, work: (text: string) => string) => {
            const text = work(readFileSync(join(renamed, file), 'utf8'))
            writeFileSync(join(renamed, file), text)
            return integrityOf(text)
          }
          const names = [tenant.version, version].map(one => globalNameOf(tenant.name, one))
          const entry = rename('remote-entry.js', text =>
            isThrough ? text.replaceAll(names[0] ?? '', names[1] ?? '') : text,
          )
          rename(manifestFile, text => {
            const manifest = JSON.parse(text)
            Object.assign(manifest.portal, { version })
            manifest.portal.files['remote-entry.js'] = entry
            return JSON.stringify(manifest)
          })
          const before = registry()
          const { result, gate } = await release(released.dataDir, renamed, { isDryRun })
          expect([result, registry()]).toEqual(['refused', before])
          expect(gate.map(({ message }) => message)).toEqual([
            `mf-tenant ${version} is ${first} under another name, and no way back from it: release ${first}, or change something.`,
          ])
        }
  expect((await release(released.dataDir, tenant.folder)).result).toBe('done')
}, 600_000)

test('limits: a title of two megabytes is refused before it is in a page, in a dry run as well', async () => {
  const change = withPages(pages => `${pages}[0].title = 'Repairs'.repeat(300_000)`)
  const { folder } = await anotherVersion(released.tenant, 'title', change)
  for (const isDryRun of [true, false]) {
    const { result, gate } = await release(released.dataDir, folder, { isDryRun })
    expect([result, gate]).toEqual([
      'refused',
      [
        {
          clause: 'limits',
          message: expect.stringMatching(
            /^In mf-tenant, the title of \/\S+ has 2,100,000 letters, and may have 100: /,
          ),
        },
      ],
    ])
  }
}, 600_000)

test('first-paint: a shell whose layout throws, or hides the page, is refused', async () => {
  const { folder } = await anotherVersion(
    released.shell,
    'throws',
    text => `throw new Error('no such home')\n${text}`,
  )
  expect(await refusals(folder)).toContain('first-paint: shell cannot be drawn: no such home')
  const hiding = await anotherVersion(released.shell, 'hiding', text =>
    text.replace(
      /([\w$]+) as drawLayout\b([^;]*);?/,
      (_, draw, rest) =>
        `hiding as drawLayout${rest};function hiding(...page) { return { ...${draw}(...page), html: '<!--' } }`,
    ),
  )
  expect(await refusals(hiding.folder)).toBe(`first-paint: shell cannot be drawn: /nowhere ${hides}`)
}, 600_000)

test('first-paint: an app whose first paint hides the page is refused', async () => {
  const open = `{ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, ref: null, props: { dangerouslySetInnerHTML: { __html: '<style>' } } }`
  const change = withPages(pages => `${pages}[0].drawnFor = undefined; ${pages}[0].firstPaint = ${open}`)
  const { folder } = await anotherVersion(released.tenant, 'hiding', change)
  expect(await refusals(folder)).toMatch(
    new RegExp(`^first-paint: mf-tenant cannot be drawn: /[\\w/:]+ ${hides}$`),
  )
}, 600_000)

test.each([
  ['version', 'v'.repeat(106)],
  ['version', 'v'.repeat(300)],
  ['version', '1.0.0+7'],
  ['name', `mf-${'x'.repeat(38)}`],
  ['name', 'mf_tenant'],
])('a %s that no report can have is refused, in a dry run as well: %s', async (field, value) => {
  const folder = withManifest(released.tenant.folder, text => {
    const manifest = JSON.parse(text)
    manifest.portal[field] = value
    return JSON.stringify(manifest)
  })
  for (const isDryRun of [true, false])
    await expect(release(released.dataDir, folder, { isDryRun })).rejects.toThrow(
      `The manifest is none of the portal’s: portal.${field}: A ${field} has at most `,
    )
})

test('so are such routes, and one with a dot is not', async () => {
  const withPaths = (...paths: string[]) => {
    const change = withPages(
      pages => `for (const path of ${JSON.stringify(paths)}) ${pages}.push({ ...${pages}[0], path })`,
    )
    return anotherVersion(released.tenant, 'routes', change)
  }
  const bad = await withPaths('/repairs,html', `/${'r'.repeat(80)}`, '/"><script>', 'repairs')
  for (const isDryRun of [true, false]) {
    const { result, gate } = await release(released.dataDir, bad.folder, { isDryRun })
    expect([result, gate.length]).toEqual(['refused', 1])
    expect(gate[0]?.message).toMatch(
      /^mf-tenant cannot be drawn: (routes\.\d+\.path: A route starts with a slash[^;]*(; )?){4}$/,
    )
  }
  const { folder } = await withPaths('/repairs.html')
  expect((await release(released.dataDir, folder, { isDryRun: true })).result).toBe('done')
}, 600_000)

test('browser: a shell is refused if an app became live, or was switched on, while the others were opened with it', async () => {
  const { dataDir, shell, tenant } = released
  const { folder } = await anotherVersion(shell, 'opened')
  const others: OpenedApps[] = [{ 'mf-tenant': 'the version before' }, {}]
  for (const opened of others) {
    const { result, gate } = await release(dataDir, folder, { opened })
    expect([result, gate.map(({ clause }) => clause)]).toEqual(['refused', ['browser']])
    expect(gate[0]?.message).toStartWith(`mf-tenant ${tenant.version} became live while `)
  }
  const opened = { 'mf-tenant': tenant.version, 'mf-since-removed': '1' }
  expect((await release(dataDir, folder, { opened, isDryRun: true })).result).toBe('done')
  await disable(dataDir, 'mf-tenant')
  expect((await release(dataDir, folder, { opened: {}, isDryRun: true })).result).toBe('done')
  await enable(dataDir, 'mf-tenant')
}, 600_000)

test('a shell that lacks what a live app asks for is refused, and so is what does not fit it later', async () => {
  const { dataDir, shell, tenant, store } = released
  const { folder } = await anotherVersion(shell, 'older')
  const older = withManifest(folder, text => text.replaceAll('"19.3.1"', '"19.3.0"'))
  expect(await refusals(older)).toMatch(
    /^shared-version: mf-tenant asks for react \^19\.3\.1, and the shell older has 19\.3\.0/m,
  )
  await disable(dataDir, 'mf-tenant')
  expect((await release(dataDir, older)).result).toBe('done')
  const before = registry()
  const { result, gate } = await enable(dataDir, 'mf-tenant')
  expect([result, gate[0]?.clause]).toEqual(['refused', 'shared-version'])
  expect((await release(dataDir, tenant.folder)).result).toBe('refused')
  expect(registry()).toBe(before)
  expect((await rollBack(dataDir, 'shell')).result).toBe('done')
  expect((await enable(dataDir, 'mf-tenant')).result).toBe('done')
  const kept = registry()
  expect((await pin(dataDir, 'shell', 'older')).gate[0]?.clause).toBe('shared-version')
  writeFileSync(store.pathOf('shell', 'older', 'main.js'), 'damaged')
  expect((await pin(dataDir, 'shell', 'older')).gate[0]?.clause).toBe('missing-chunk')
  expect(registry()).toBe(kept)
}, 600_000)

const route = (path: string, params?: Record<string, string>): Route => ({
  path,
  access: 'anyone',
  title: path,
  ...(params && { params }),
})

test.each([
  [route('/homes/:id'), route('/homes/:home'), true],
  [route('/homes/:id'), route('/homes/new'), true],
  [route('/homes/:id', { id: 'uuid' }), route('/homes/new'), false],
  [route('/homes/:id', { id: 'uuid' }), route('/homes/:name'), true],
  [route('/Homes/'), route('/homes'), true],
  [route('/homes/:id'), route('/homes'), false],
  [route('/homes/:id/edit'), route('/:kind/new/edit'), true],
  [route('/'), route('/homes'), false],
])('routes that share a path have one owner: %o and %o', (one, other, isOwned) => {
  const { name, version } = released.tenant
  const asRelease = { ...released.store.readRelease(name, version), name: 'mf-new', routes: [one] }
  const { apps } = JSON.parse(registry())
  const others = {
    ...JSON.parse(registry()),
    apps: { other: { ...apps[name], enabled: false, routes: [other] } },
  }
  expect(ownedRoutes(asRelease, others).length > 0).toBe(isOwned)
})

test.each(['/api/homes', '/apps', '/registry.json', '/__apps.json', '/:anything', '/readyz'])(
  'no app can have %s',
  path => {
    const { name, version } = released.tenant
    const asRelease = { ...released.store.readRelease(name, version), routes: [route(path)] }
    expect(ownedRoutes(asRelease, { ...JSON.parse(registry()), apps: {} })).toHaveLength(1)
  },
)

// Short: each-app.test.ts.
onlyInLong(() => {
  test('bytes: what is live can be released again, also with a changed sentence, whatever its budget has become', async () => {
    const { shell, tenant } = released
    const noise = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)).toBase64()
    const text = noise(30_000)
    const large = await anotherVersion(tenant, 'large', undefined, text)
    expect(await refusals(large.folder)).toMatch(/^bytes: The scripts of mf-tenant are .* more than its/)
    // A build does not run the gate.
    const dataDir = newDataDir()
    await publish(dataDir, [shell, large])
    const clausesOf = async ({ folder }: Built) =>
      (await release(dataDir, folder)).gate.map(({ clause }) => clause)
    expect(await clausesOf(large)).toEqual([])
    const sentence = '\n// This sentence was changed, and is somewhat longer than it was before.'
    expect(await clausesOf(await anotherVersion(tenant, 'changed', undefined, text + sentence))).toEqual([])
    const larger = await anotherVersion(tenant, 'larger', undefined, text + noise(10_000))
    expect(await clausesOf(larger)).toEqual(['bytes'])
  }, 600_000)
})
