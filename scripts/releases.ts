// `npm run release -- <app> [--from app.tgz] [--dry-run]`, `rollback <app>`, `pin <app> <version>`, `unpin <app>`, `disable
// <app>`, `enable <app>` and `releases [app]`. Each takes --json, each that changes something --expect <version>. Exit
// codes: 0 done, 1 failure or usage, 2 refused by the gate, 3 another version was live.
import { parseArgs } from 'node:util'
import { disable, enable } from '@portal/releases/commands/enable'
import type { FlipOptions, Flipped } from '@portal/releases/commands/flip'
import { pin, unpin } from '@portal/releases/commands/pin'
import type { Released } from '@portal/releases/commands/release'
import { rollBack } from '@portal/releases/commands/roll-back'
import type { Registry } from '@portal/releases/registry'
import { readStoredRegistry } from '@portal/releases/store/registry-file'
import { openReleaseStore } from '@portal/releases/store/release-store'
import { readDataDir } from '@portal/server/data-dir'
import { diskProblem } from '@portal/server/disk-problem'
import { hideProcess } from '@portal/server/hide-process'
import { outcomeOf, releasedNames, sayDone } from './release-outcome.ts'
import { startProblem } from './start-problem.ts'

const exitCodes: Record<Flipped['result'], number> = { done: 0, refused: 2, unexpected: 3 }

const usage: Record<string, string> = {
  release:
    'npm run release -- <app> [--json] [--dry-run] [--from app.tgz] [--unchecked] [--without-browser] [--expect <version>]',
  rollback: 'npm run rollback -- <app> [--json] [--expect <version>]',
  pin: 'npm run pin -- <app> <version> [--json] [--expect <version>]',
  unpin: 'npm run unpin -- <app> [--json] [--expect <version>]',
  disable: 'npm run disable -- <app> [--json] [--expect <version>]',
  enable: 'npm run enable -- <app> [--json] [--expect <version>]',
  releases: 'npm run releases -- [app] [--json]',
}

/** Each command takes those that its line above names. */
const options = {
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  from: { type: 'string' },
  unchecked: { type: 'boolean' },
  'without-browser': { type: 'boolean' },
  expect: { type: 'string' },
} as const

interface CommandParameters extends FlipOptions {
  command: string
  app: string | undefined
  version: string
  isJson: boolean
  isDryRun: boolean
  isUnchecked: boolean
  isWithoutBrowser: boolean
  from: string | undefined
}

const read = ([command = '', ...words]: string[]): CommandParameters => {
  const line = usage[command]
  if (!line) throw new Error(`There is no command ${command}: choose from ${Object.keys(usage).join(', ')}.`)
  const allowed = Object.entries(options).filter(([name]) => line.includes(`--${name}`))
  const wrong = new Error(`Usage: ${line}`)
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
  const isAllowed = Object.keys(values).every(name => allowed.some(([known]) => known === name))
  if (!isCounted || !isAllowed) throw wrong
  return {
    command,
    app,
    version,
    isJson: values.json ?? false,
    isDryRun: values['dry-run'] ?? false,
    isUnchecked: values.unchecked ?? false,
    isWithoutBrowser: values['without-browser'] ?? false,
    from: values.from,
    expect: values.expect,
  }
}

type ChangeResult = Flipped<Registry | null> & Partial<Pick<Released, 'bytes' | 'artifact'>>

const change = async (dataDir: string, app: string, parameters: CommandParameters): Promise<ChangeResult> => {
  const { command, version } = parameters
  if (command === 'rollback') return rollBack(dataDir, app, parameters)
  if (command === 'pin') return pin(dataDir, app, version, parameters)
  if (command === 'unpin') return unpin(dataDir, app, parameters)
  if (command === 'disable') return disable(dataDir, app, parameters)
  if (command === 'enable') return enable(dataDir, app, parameters)
  // Only this needs packages (see with-bun.sh).
  const { releaseArtifact } = await import('./release-artifact.ts')
  return releaseArtifact(dataDir, app, parameters)
}

hideProcess() // it runs the code that it releases

const startedAt = performance.now()

const list = (dataDir: string, { app, isJson }: CommandParameters): number => {
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
  else for (const { message } of outcomes) console.log(message)
  return 0
}

const say = (dataDir: string, app: string, parameters: CommandParameters, flipped: ChangeResult): number => {
  const { command, expect, isDryRun, isJson } = parameters
  const { registry, was, gate, bytes, artifact } = flipped
  const { result, message } = sayDone(command, flipped, { app, expect, released: artifact?.portal.version })
  for (const violation of gate) console.error(`${violation.message} (${violation.clause})`)
  const isDone = exitCodes[flipped.result] === 0
  if (!isDone) console.error(message)
  else if (!isJson) console.log(isDryRun ? `This would happen: ${message}` : message)
  if (isJson) {
    const known = { result, message, was, gate, startedAt, ...(bytes !== undefined && { bytes }) }
    console.log(JSON.stringify(outcomeOf(openReleaseStore(dataDir), registry, app, known)))
  }
  return exitCodes[flipped.result]
}

/** With --json, a failure also ends with a line of the outcome. */
const sayFailure = (dataDir: string, { app = '', isJson }: CommandParameters, message: string): void => {
  if (!isJson) return
  const store = openReleaseStore(dataDir)
  const known = { result: 'failed', message, startedAt } as const
  console.log(JSON.stringify(outcomeOf(store, readStoredRegistry(store), app, known)))
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const failureOf = async (error: unknown, dataDir: string): Promise<unknown> => {
  const message = messageOf(error)
  const ofDisk = message.includes(dataDir) ? diskProblem(message, dataDir) : undefined
  return ofDisk ? new Error(ofDisk) : startProblem(error, { dataDir })
}

/** An unreadable command line names no app. */
const readOrSay = (words: string[]): CommandParameters => {
  try {
    return read(words)
  } catch (error) {
    if (words.includes('--json')) console.log(JSON.stringify({ result: 'failed', message: messageOf(error) }))
    throw error
  }
}

const runCommand = async (words: string[]): Promise<number> => {
  const parameters = readOrSay(words)
  const dataDir = readDataDir(process.env)
  try {
    if (parameters.command === 'releases') return list(dataDir, parameters)
    const { app = '' } = parameters
    return say(dataDir, app, parameters, await change(dataDir, app, parameters))
  } catch (error) {
    const failure = await failureOf(error, dataDir)
    sayFailure(dataDir, parameters, messageOf(failure))
    throw failure
  }
}

process.exit(
  await runCommand(process.argv.slice(2)).catch(error => {
    console.error(error.message)
    return 1
  }),
)
