// `bun <sources>/scripts/images/fill-image.ts <api|pages> <sources>`: fills the current, empty folder with what an image
// needs. All steps are here, so that they can be tried without a container (docs/decisions/running.md).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { captureCommand } from '../capture-command.ts'

/** What these packages depend on comes with them. */
const images: Record<string, { program: string; packages: string }> = {
  api: { program: 'api/src/main.ts', packages: 'api' },
  pages: { program: 'shell/server/main.ts', packages: '{shell,mf-*}' },
}

interface PackageJson {
  name: string
  dependencies?: Record<string, string>
}

/** Generated files, and files for developers. */
const isLeftOut = (path: string): boolean =>
  /(^|\/)(node_modules|dist|test|stories|\.[^/]+)(\/|$)|\.(test|stories)\.tsx?$/.test(path)

/** The packages' folders, and those of our own packages that they need, directly or not. */
const foldersOf = (sources: string, workspaces: string[], packages: string): Set<string> => {
  const known = new Map<string, { folder: string; needs: string[] }>()
  for (const pattern of workspaces)
    for (const file of new Bun.Glob(`${pattern}/package.json`).scanSync(sources)) {
      const { name, dependencies = {} }: PackageJson = JSON.parse(readFileSync(join(sources, file), 'utf8'))
      known.set(name, { folder: dirname(file), needs: Object.keys(dependencies) })
    }
  const folders = new Set<string>()
  const add = (name: string): void => {
    const found = known.get(name)
    if (!found || folders.has(found.folder)) return
    folders.add(found.folder)
    found.needs.forEach(add)
  }
  const glob = new Bun.Glob(packages)
  for (const [name, { folder }] of known) if (glob.match(folder)) add(name)
  return folders
}

const filesOf = async (sources: string, packages: string): Promise<Set<string>> => {
  const { workspaces }: { workspaces: string[] } = await Bun.file(join(sources, 'package.json')).json()
  const patterns = [
    ...[...foldersOf(sources, workspaces, packages), 'scripts'].map(folder => `${folder}/**`),
    // bun.lock covers all packages, so it needs the package.json of each.
    ...workspaces.map(folder => `${folder}/package.json`),
    '{package.json,bun.lock,bunfig.toml,tsconfig.base.json,tsconfig.browser.json,budgets.json}',
  ]
  const found = patterns.flatMap(pattern => [...new Bun.Glob(pattern).scanSync(sources)])
  return new Set(found.filter(file => !isLeftOut(file)))
}

const fill = async (name: string, path: string): Promise<void> => {
  const image = images[name]
  if (!image) throw new Error(`There is no image ${name}: choose from ${Object.keys(images).join(', ')}.`)
  if (readdirSync('.').length > 0)
    throw new Error(`${process.cwd()} is not empty: an image is filled from nothing.`)
  const sources = resolve(path)
  // Only their content: files that are read-only there must be writable here.
  for (const file of await filesOf(sources, image.packages)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, readFileSync(join(sources, file)))
  }

  const install = [process.execPath, 'scripts/install-packages.ts', image.program]
  const { succeeded, output } = await captureCommand(install)
  if (!succeeded) throw new Error(output)
  rmSync('.bun', { recursive: true }) // only installing needs it
  for (const map of new Bun.Glob('node_modules/**/*.map').scanSync()) rmSync(map)
}

await fill(process.argv[2] ?? '', process.argv[3] ?? '').catch(error => {
  console.error(error.message)
  process.exit(1)
})
