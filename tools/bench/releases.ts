// `npm run bench -- releases`: how long a team waits for a release of its app as it stands, and for the way back; and how soon a
// running pages' server follows.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages } from '@portal/releases/build/build-packages'
import { publish } from '@portal/releases/commands/publish'
import { pack } from '@portal/releases/store/archive'
import { anotherVersion, newDataDir } from '@portal/releases/test/released'

const root = join(import.meta.dirname, '../..')
const dataDir = newDataDir()

/** How long it took, and the version that is live then. */
const command = async (...words: string[]) => {
  const startedAt = performance.now()
  const child = Bun.spawn([process.execPath, join(root, 'scripts/releases.ts'), ...words, '--json'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stderr: 'inherit',
  })
  const output = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`${words.join(' ')} was refused: ${output}`)
  const { version }: { version: string } = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  return { version, startedAt, endedAt: performance.now() }
}

const serve = async () => {
  const child = Bun.spawn([process.execPath, join(root, 'shell/server/main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', API_URL: 'http://127.0.0.1:1' },
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += new TextDecoder().decode(chunk)
    const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? []
    if (origin) return { origin, child }
  }
  throw new Error(`The pages did not start: ${output}`)
}

const { built, problems } = await buildPackages([])
if (problems.length > 0) throw new Error(problems.join('\n'))
await publish(dataDir, built)
const { origin, child } = await serve()

interface ServedRegistry {
  shell: { version: string }
  apps: Record<string, { version: string }>
}

const served = async (name: string): Promise<string | undefined> => {
  const { shell, apps }: ServedRegistry = await (await fetch(`${origin}/registry.json`)).json()
  return name === 'shell' ? shell.version : apps[name]?.version
}

/** In seconds: until the command had ended, and how much later new pages had that version. */
const timed = async (name: string, ...words: string[]): Promise<string> => {
  const { version, startedAt, endedAt } = await command(...words)
  while ((await served(name)) !== version) await Bun.sleep(10)
  const seconds = [endedAt - startedAt, performance.now() - endedAt].map(ms => (ms / 1000).toFixed(1))
  return seconds.join(' | ')
}

const archives = join(dataDir, 'archives')
mkdirSync(archives)
const rows: string[] = []
for (const one of built) {
  const before = join(archives, `${one.name}.tgz`)
  await pack((await anotherVersion(one, 'before')).folder, before, ['types'])
  await command('release', one.name, '--from', before)
  const release = await timed(one.name, 'release', one.name)
  const back = await timed(one.name, 'rollback', one.name)
  rows.push(`| ${one.name} | ${release} | ${back} |`)
}
child.kill()
await child.exited
console.log(`
| package | release s | then in pages s | rollback s | then in pages s |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}`)
process.exit(0)
