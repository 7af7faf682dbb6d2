// `bun scripts/without-packages/bundle.ts`: writes zod-mini.js and semver.js, which the release commands use if no packages are
// installed (decision 78). Run it when bun.lock has another version of either.
import { join } from 'node:path'
import { root } from '../root.ts'

/** The exports of each that the release commands use. */
const bundled: { file: string; package: string; module: string; names: string }[] = [
  {
    file: 'zod-mini.js',
    package: 'zod',
    module: 'zod/mini',
    names:
      '_default, array, boolean, check, enum, int, literal, maxLength, minLength, nullable, number, object, optional, record, regex, string, union, unknown',
  },
  { file: 'semver.js', package: 'semver', module: 'semver', names: 'satisfies, validRange' },
]

const bundle = async ({ package: name, module, names }: (typeof bundled)[number]): Promise<string> => {
  const folder = join(root, 'node_modules', name)
  const { version } = await Bun.file(join(folder, 'package.json')).json()
  const license = await Bun.file(join(folder, 'LICENSE')).text()
  const entry = join(root, `${name}-entry.ts`)
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    files: { [entry]: `export { ${names} } from '${module}'` },
    target: 'bun',
    minify: true,
    banner: `/* ${name} ${version}, made by bundle.ts.\n\n${license.trim()}\n*/`,
  })
  return (await outputs[0]?.text()) ?? ''
}

/** The files' texts, by name. */
export const bundles = async (): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(bundled.map(async one => [one.file, await bundle(one)])))

if (import.meta.main)
  for (const [file, text] of Object.entries(await bundles()))
    await Bun.write(join(import.meta.dirname, file), text)
