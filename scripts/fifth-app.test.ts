// A new app in a copy is automatically part of types, walls, budgets, overrides and the list of owners.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { releaseShellAnd } from '@portal/releases/test/released'
import { onlyInLong } from '@portal/server/test/length'
import budgets from '../budgets.json' with { type: 'json' }
import { captureCommand } from './capture-command.ts'
import { checks } from './check.ts'
import { copyCheckout } from './test/copied-checkout.ts'

// Short: each app of this checkout, in check.test.ts, docs.test.ts and the gate.
onlyInLong(() => {
  const app = 'mf-new-2'
  const { copy, remove } = copyCheckout()
  afterAll(remove)

  const edit = async (file: string, work: (text: string) => string) => {
    const path = join(copy, file)
    await Bun.write(path, work(await Bun.file(path).text()))
  }

  const say = async (...command: string[]): Promise<string> =>
    (await captureCommand([process.execPath, ...command], { cwd: copy })).output

  beforeAll(async () => {
    cpSync(join(copy, 'mf-tenant'), join(copy, app), { recursive: true })
    for (const file of ['package.json', 'tsconfig.json'])
      await edit(`${app}/${file}`, text => text.replaceAll('mf-tenant', app).replace('4002', '4005'))
    symlinkSync(`../../${app}`, join(copy, 'node_modules/@portal', app))
    await edit(
      `${app}/src/pages.tsx`,
      text => `${text}\nfor (const page of pages) page.path = '/new' + page.path\n`,
    )
  }, 600_000)

  test('types and walls: every check of npm run check covers it', async () => {
    const program = `import { checks } from './scripts/check.ts'; console.log(JSON.stringify(checks))`
    const there: typeof checks = JSON.parse(await say('-e', program))
    for (const name of ['types', 'walls'] as const)
      expect([name, there[name].toSorted()]).toEqual([name, [...checks[name], app].toSorted()])
    const tenantPage = '../../mf-tenant/src/pages.tsx'
    await Bun.write(
      join(copy, app, 'src/planted.ts'),
      `import '${tenantPage}'\nimport '../../shell/src/apps.ts'\n`,
    )
    const [cruiser = '', ...flags] = there.walls
    const output = await say(
      '--bun',
      join('node_modules/.bin', cruiser),
      ...flags.filter((word: string) => !/^[a-z]/.test(word) || word === '.dependency-cruiser.cjs'),
      app,
    )
    rmSync(join(copy, app, 'src/planted.ts'))
    expect(output).toMatch(/error apps-are-apart: mf-new-2\/src\/planted\.ts/)
    expect(output).toMatch(/error shell-is-apart: mf-new-2\/src\/planted\.ts/)
  }, 600_000)

  test('types, again, and budgets: its release is checked, and refused until it has a budget', async () => {
    const { dataDir } = await releaseShellAnd('mf-tenant')
    const release = () =>
      captureCommand([process.execPath, 'scripts/releases.ts', 'release', app], {
        cwd: copy,
        env: { DATA_DIR: dataDir },
      })
    await edit(`${app}/src/pages.tsx`, text => `${text}\nexport const rent: number = 'much'\n`)
    const wrong = await release()
    expect(wrong.output).toMatch(
      /^mf-new-2 could not be built\.\nmf-new-2\/src\/pages\.tsx\(\d+,14\): error TS2322/,
    )
    await edit(`${app}/src/pages.tsx`, text => text.replace("'much'", '7'))
    expect((await release()).output).toMatch(/^budgets\.json has no figure for mf-new-2.* \(bytes\)/)
    const figure = budgets.packages['mf-tenant'] // which it is a copy of
    await edit('budgets.json', text =>
      text.replace('"packages": {', `"packages": {\n    "${app}": ${figure},`),
    )
    expect((await release()).output).toMatch(/^mf-new-2 \S+ is live\.\n/)
  }, 600_000)

  test('overrides: developers may load it from its own dev server', async () => {
    const program = `import { readPageSettings } from './shell/server/page-settings.ts'; console.log(readPageSettings({}).overrideOrigins.join())`
    expect((await say('-e', program)).split(',')).toContain('http://localhost:4005')
  }, 600_000)

  test('owners: docs/house.md has to list its addresses', async () => {
    const output = await say('test', 'scripts/docs.test.ts')
    expect(output).toMatch(/\(fail\) the house says of each app, and of no other, which addresses it owns/)
    expect(output).toContain(app)
  }, 600_000)
})
