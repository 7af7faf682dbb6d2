// Plants one violation of every wall in a separate tree.
import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { $ } from 'bun'

const root = join(import.meta.dirname, '..')
const tree = mkdtempSync(join(tmpdir(), 'walls-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const plant = (file: string, content = 'export const planted = 1\n') => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), content)
}

const imports = (path: string) => `import { planted } from '${path}'\nexport const used = planted\n`

const plantPackage = (name: string) => {
  plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
  plant(`node_modules/${name}/index.js`)
}

const violations: Record<string, { from: string; to: string; target?: string }> = {
  'no-cycle': { from: 'api/src/cycle-a.ts', to: './cycle-b.ts' },
  'no-unresolvable': { from: 'api/src/lost.ts', to: './nowhere.ts' },
  'apps-are-apart': {
    from: 'mf-public/src/a.ts',
    to: '../../mf-tenant/src/page.ts',
    target: 'mf-tenant/src/page.ts',
  },
  'shell-is-apart': {
    from: 'mf-ai/src/a.ts',
    to: '../../shell/src/apps.ts',
    target: 'shell/src/apps.ts',
  },
  'shell-knows-no-app': {
    from: 'shell/src/a.ts',
    to: '../../mf-ai/src/page.ts',
    target: 'mf-ai/src/page.ts',
  },
  'features-are-apart': {
    from: 'api/src/features/reminders/a.ts',
    to: '../auth/login.ts',
    target: 'api/src/features/auth/login.ts',
  },
  'areas-are-apart': {
    from: 'mf-public/src/search/a.ts',
    to: '../account/b.ts',
    target: 'mf-public/src/account/b.ts',
  },
  'renting-is-one-feature': {
    from: 'api/src/renting/ratings/a.ts',
    to: '../../features/auth/login.ts',
    target: 'api/src/features/auth/login.ts',
  },
  'features-see-no-renting': {
    from: 'api/src/features/documents/a.ts',
    to: '../../renting/consents/b.ts',
    target: 'api/src/renting/consents/b.ts',
  },
  ...Object.fromEntries(
    [
      'threads',
      'inquiries',
      'tours',
      'consents',
      'applications',
      'background-checks',
      'tenancies',
      'ratings',
    ].map(room => [
      `${room}-see-no-later-room`,
      {
        from: `api/src/renting/${room}/c.ts`,
        to: '../closing/d.ts',
        target: 'api/src/renting/closing/d.ts',
      },
    ]),
  ),
  'saved-searches-see-the-search-only': {
    from: 'api/src/features/saved-searches/a.ts',
    to: '../auth/login.ts',
    target: 'api/src/features/auth/login.ts',
  },
  'vendors-know-no-business': {
    from: 'api/src/integrations/stripe/a.ts',
    to: '../../features/subscriptions/plans.ts',
    target: 'api/src/features/subscriptions/plans.ts',
  },
  'the-api-sees-no-frontend': {
    from: 'api/src/features/page-heads/a.ts',
    to: '../../../../shared-ui/src/icon.ts',
    target: 'shared-ui/src/icon.ts',
  },
  'platform-knows-no-business': {
    from: 'api/src/platform/request/a.ts',
    to: '../../domain/plan-limit.ts',
    target: 'api/src/domain/plan-limit.ts',
  },
  'domain-imports-no-feature': {
    from: 'api/src/domain/a.ts',
    to: '../features/auth/login.ts',
    target: 'api/src/features/auth/login.ts',
  },
  'schema-is-the-ground-floor': {
    from: 'api/src/schema/a.ts',
    to: '../platform/session/session.ts',
    target: 'api/src/platform/session/session.ts',
  },
  'frontends-see-contract-and-client': {
    from: 'mf-landlord/src/a.ts',
    to: '../../api/src/database.ts',
    target: 'api/src/database.ts',
  },
  'contract-is-pure': { from: 'packages/contract/a.ts', to: 'drizzle-orm' },
  'language-is-pure': { from: 'packages/language/a.ts', to: 'zod' },
  'help-knows-the-contract-only': { from: 'packages/help/a.ts', to: 'zod' },
  'app-kit-is-below-the-apps': {
    from: 'packages/app-kit/a.tsx',
    to: '../../mf-ai/src/page.ts',
    target: 'mf-ai/src/page.ts',
  },
  'app-kit-is-for-apps': {
    from: 'shell/src/c.ts',
    to: '../../packages/app-kit/use-address-params.tsx',
    target: 'packages/app-kit/use-address-params.tsx',
  },
  'client-knows-the-contract-only': {
    from: 'packages/client/a.ts',
    to: '../../api/src/database.ts',
    target: 'api/src/database.ts',
  },
  'drawings-are-pure': { from: 'packages/home-drawing/a.ts', to: 'zod' },
  'settings-are-pure': { from: 'packages/settings/a.ts', to: 'drizzle-orm' },
  'server-knows-no-part': {
    from: 'packages/server/a.ts',
    to: '../../api/src/app.ts',
    target: 'api/src/app.ts',
  },
  'releases-know-no-shell': {
    from: 'packages/releases/gate/a.ts',
    to: '../../../shell/seam/overrides.ts',
    target: 'shell/seam/overrides.ts',
  },
  'page-and-server-agree-in-the-seam': {
    from: 'shell/server/b.ts',
    to: '../src/overrides.ts',
    target: 'shell/src/overrides.ts',
  },
  'page-knows-no-server': {
    from: 'shell/src/b.ts',
    to: '../server/settings.ts',
    target: 'shell/server/settings.ts',
  },
  'servers-never-build': {
    from: 'shell/server/a.ts',
    to: '../../packages/releases/build/build.ts',
    target: 'packages/releases/build/build.ts',
  },
  'sdks-in-integrations': { from: 'api/src/features/billing/a.ts', to: 'stripe' },
  'the-driver-has-one-door': { from: 'api/src/platform/own-driver.ts', to: 'postgres' },
  'what-runs-needs-no-test': {
    from: 'api/src/a.ts',
    to: '../test/measure.ts',
    target: 'api/test/measure.ts',
  },
  'stand-ins-have-one-door': {
    from: 'scripts/a.ts',
    to: '../tools/stand-ins/stripe/store.ts',
    target: 'tools/stand-ins/stripe/store.ts',
  },
  'production-brings-no-tool': {
    from: 'packages/server/b.ts',
    to: '../../tools/stand-ins/stripe/start-stripe-sandbox.ts',
    target: 'tools/stand-ins/stripe/start-stripe-sandbox.ts',
  },
  'production-brings-no-database': {
    from: 'api/src/b.ts',
    to: '../../packages/embedded-postgres/start.ts',
    target: 'packages/embedded-postgres/start.ts',
  },
  'commands-on-the-database-see-no-pages': {
    from: 'scripts/grant-admin.ts',
    to: '../shell/server/settings.ts',
    target: 'shell/server/settings.ts',
  },
  'building-and-releasing-see-no-api': {
    from: 'scripts/build.ts',
    to: '../api/src/app.ts',
    target: 'api/src/app.ts',
  },
  'shared-ui-has-no-router': { from: 'shared-ui/src/button/a.tsx', to: 'react-router-dom' },
  'shared-ui-has-no-api': {
    from: 'shared-ui/src/card/a.tsx',
    to: '../../../packages/client/b.ts',
    target: 'packages/client/b.ts',
  },
}

const caughtIn = async (): Promise<Set<string>> => {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '.dependency-cruiser.cjs')
  const { stdout } = await $`${process.execPath} --bun ${cruiser} --config ${config} --output-type json .`
    .cwd(tree)
    .nothrow()
    .quiet()
  const { summary } = JSON.parse(stdout.toString())
  return new Set(summary.violations.map((violation: { rule: { name: string } }) => violation.rule.name))
}

test('every wall catches the violation planted for it, and every wall has one', async () => {
  for (const name of ['drizzle-orm', 'postgres', 'stripe', 'react-router-dom', 'zod']) plantPackage(name)
  for (const { from, to, target } of Object.values(violations)) {
    plant(from, imports(to))
    if (target) plant(target)
  }
  plant('api/src/cycle-b.ts', imports('./cycle-a.ts'))

  const caught = await caughtIn()
  const { forbidden } = await import(join(root, '.dependency-cruiser.cjs'))
  const walls = forbidden.map((wall: { name: string }) => wall.name)
  expect(Object.keys(violations).sort()).toEqual([...walls].sort())
  expect([...caught].sort()).toEqual([...walls].sort())
}, 600_000)

test('lint catches the router’s own hook for the address in an app', async () => {
  plant('mf-ai/src/address.ts', "import { useSearchParams } from 'react-router-dom'\nuseSearchParams()\n")
  plant('biome.json', readFileSync(join(root, 'biome.json'), 'utf8'))
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { exitCode, stderr } =
    await $`${process.execPath} ${biome} lint --vcs-enabled=false mf-ai/src/address.ts`
      .cwd(tree)
      .nothrow()
      .quiet()
  expect(`${stderr}`).toContain('Take useAddressParams of @portal/app-kit.')
  expect(exitCode).toBe(1)
})
