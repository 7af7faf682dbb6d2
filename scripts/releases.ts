// `npm run release -- <app> [--from app.tgz] [--dry-run]`, `rollback <app>`, `pin <app> <version>`, `unpin <app>`, `disable <app>`,
// `enable <app>` and `releases [app]`. Each takes --json, each that changes something --expect <version>.
// Exit codes: 0 done, 1 failure or usage, 2 refused by the gate, 3 another version was live than expected.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDataDir } from '@portal/server/data-dir'
import { diskTrouble } from '@portal/server/disk-trouble'
import { hideProcess } from '@portal/server/hide-process'
import { readArtifact } from '@portal/shared-ui/federation/artifact'
import type { Registry } from '@portal/shared-ui/federation/registry'
import { unpack } from '@portal/shell/archive'
import { disable, enable } from '@portal/shell/enable'
import type { FlipOptions, Flipped } from '@portal/shell/flip'
import { pin, unpin } from '@portal/shell/pin'
import { readStoredRegistry } from '@portal/shell/registry-file'
import { type Released, release } from '@portal/shell/release'
import { openReleaseStore } from '@portal/shell/release-store'
import { rollBack } from '@portal/shell/roll-back'
import { pathFromCaller } from './path-from-caller.ts'
import { outcomeOf, releasedNames, wordsOf } from './release-outcome.ts'
import { startTrouble } from './start-trouble.ts'

const exitCodes: Record<Flipped['result'], number> = { done: 0, refused: 2, unexpected: 3 }

const usage: Record<string, string> = {
  release: 'npm run release -- <app> [--json] [--dry-run] [--from app.tgz] [--expect <version>]',
  rollback: 'npm run rollback -- <app> [--json] [--expect <version>]',
  pin: 'npm run pin -- <app> <version> [--json] [--expect <version>]',
  unpin: 'npm run unpin -- <app> [--json] [--expect <version>]',
  disable: 'npm run disable -- <app> [--json] [--expect <version>]',
  enable: 'npm run enable -- <app> [--json] [--expect <version>]',
  releases: 'npm run releases -- [app] [--json]',
}

/** In parseArgs' words; each command takes those that its line above names. */
const options = {
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  from: { type: 'string' },
  expect: { type: 'string' },
} as const

interface Given extends FlipOptions {
  command: string
  app: string | undefined
  version: string
  isJson: boolean
  isDryRun: boolean
  from: string | undefined
}

const read = ([command = '', ...words]: string[]): Given => {
  const line = usage[command]
  if (!line) throw new Error(`There is no command ${command}: choose from ${Object.keys(usage).join(', ')}.`)
  const taken = Object.entries(options).filter(([name]) => line.includes(`--${name}`))
  const wrong = new Error(`Say it so: ${line}`)
  const parse = () => {
    try {
      return parseArgs({ args: words, options, allowPositionals: true })
    } catch {
      throw wrong
    }
  }
  const { values, positionals } = parse()
  const [app, version = ''] = positionals
  const count = (line.match(/ <\w+>/g)?.length ?? 0) - (line.includes('--expect') ? 1 : 0)
  const isCounted = command === 'releases' ? positionals.length < 2 : positionals.length === count
  const isTaken = Object.keys(values).every(name => taken.some(([known]) => known === name))
  if (!isCounted || !isTaken) throw wrong
  return {
    command,
    app,
    version,
    isJson: values.json ?? false,
    isDryRun: values['dry-run'] ?? false,
    from: values.from,
    expect: values.expect,
  }
}

const releaseFrom = async (dataDir: string, app: string, file: string, given: Given): Promise<Released> => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    unpack(pathFromCaller(file), folder)
    const { name } = readArtifact(folder).portal
    if (name !== app) throw new Error(`${file} is a release of ${name}, not of ${app}.`)
    return await release(dataDir, folder, given)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const releaseBuilt = async (dataDir: string, app: string, given: Given): Promise<Released> => {
  const { buildPackage } = await import('@portal/shared-ui/federation/build')
  const { folderOf } = await import('@portal/shared-ui/federation/build-packages')
  const folder = folderOf(app)
  const built = await buildPackage(folder).catch(error => {
    throw new Error(`${app} could not be built.\n${error.message}`)
  })
  return release(dataDir, built.folder, given)
}

type Changed = Flipped<Registry | null> & Partial<Pick<Released, 'bytes'>>

const change = (dataDir: string, app: string, given: Given): Promise<Changed> => {
  const { command, version, from } = given
  if (command === 'rollback') return rollBack(dataDir, app, given)
  if (command === 'pin') return pin(dataDir, app, version, given)
  if (command === 'unpin') return unpin(dataDir, app, given)
  if (command === 'disable') return disable(dataDir, app, given)
  if (command === 'enable') return enable(dataDir, app, given)
  return from === undefined ? releaseBuilt(dataDir, app, given) : releaseFrom(dataDir, app, from, given)
}

hideProcess() // it runs what is released

const startedAt = performance.now()

const list = (dataDir: string, { app, isJson }: Given): number => {
  const store = openReleaseStore(dataDir)
  const registry = readStoredRegistry(store)
  if (!registry) throw new Error(`There are no releases in ${store.folder} that can be read.`)
  const names = releasedNames(registry)
  if (app !== undefined && !names.includes(app))
    throw new Error(`There is no release of ${app}: choose from ${names.join(', ')}.`)
  const outcomes = names
    .filter(name => app === undefined || name === app)
    .map(name => outcomeOf(store, registry, name, { startedAt }))
  if (isJson) console.log(JSON.stringify(app === undefined ? outcomes : outcomes[0]))
  else for (const outcome of outcomes) console.log(wordsOf(outcome, registry))
  return 0
}

const say = (dataDir: string, app: string, given: Given, flipped: Changed): number => {
  const store = openReleaseStore(dataDir)
  const { result, registry, gate, bytes } = flipped
  const outcome = outcomeOf(store, registry, app, { gate, startedAt, ...(bytes !== undefined && { bytes }) })
  for (const { clause, message } of gate) console.error(`${clause}: ${message}`)
  if (result === 'unexpected')
    console.error(
      `${app} ${outcome.version ?? 'is not released, and no version'} is live, not ${given.expect}.`,
    )
  if (given.isJson) console.log(JSON.stringify(outcome))
  else if (given.isDryRun && result === 'done') console.log(`It would be so: ${wordsOf(outcome, registry)}`)
  else console.log(wordsOf(outcome, registry))
  return exitCodes[result]
}

/** With --json also a failure ends with a line about what is live, where that is known. */
const sayFailure = (dataDir: string, { app, isJson }: Given, registry: Registry | null): void => {
  const store = openReleaseStore(dataDir)
  if (isJson && registry && app !== undefined && releasedNames(registry).includes(app))
    console.log(JSON.stringify(outcomeOf(store, registry, app, { startedAt })))
}

const runCommand = async (words: string[]): Promise<number> => {
  const given = read(words)
  const dataDir = readDataDir(process.env)
  if (given.command === 'releases') return list(dataDir, given)
  const { app = '' } = given
  try {
    return say(dataDir, app, given, await change(dataDir, app, given))
  } catch (error) {
    sayFailure(dataDir, given, readStoredRegistry(openReleaseStore(dataDir)))
    const said = error instanceof Error ? error.message : String(error)
    throw diskTrouble(said, dataDir) && said.includes(dataDir)
      ? new Error(diskTrouble(said, dataDir))
      : await startTrouble(error, { dataDir })
  }
}

process.exit(
  await runCommand(process.argv.slice(2)).catch(error => {
    console.error(error.message)
    return 1
  }),
)
