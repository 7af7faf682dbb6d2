// Whose code threw, by the addresses in the stack.
import { shellName } from '@portal/shared-ui/federation/names'

/** Of the shell's files, those that hold its own code: others are libraries, which run on behalf of whoever called them. */
const isShellsOwn = /^\/apps\/shell\/(?:[^/]+\/main|files\/(?:boot|on-demand)[^/]*)\.js$/

/** No app's and not the shell's: an extension of the browser, or an app under work. */
const elsewhere = ''

/** The package that a script belongs to; undefined for a library's. */
export const ownerOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  const [, name] = /^\/apps\/([^/]+)\//.exec(pathname) ?? []
  if (origin !== window.location.origin || !name) return elsewhere
  return name !== shellName || isShellsOwn.test(pathname) ? name : undefined
}

interface Frame {
  address: string
  /** Code that waited for what threw: it threw nothing itself. */
  isWaiting: boolean
}

/** Of every browser: `at f (address:1:2)`, `at async f (address:1:2)`, `f@address:1:2`, `async*f@address:1:2`. */
const framesOf = (error: Error): Frame[] => {
  const { stack = '' } = error
  // A message may look like a stack.
  const said = String(error)
  const lines = (stack.startsWith(said) ? stack.slice(said.length) : stack).split('\n')
  return lines.flatMap(line => {
    const [, address] = /([a-z-]+:\/\/[^\s()]+):\d+:\d+\)?$/.exec(line.trim()) ?? []
    return address ? [{ address, isWaiting: /^\s*at async |^async\*/.test(line) }] : []
  })
}

/** Thrown by the browser about the code that runs. What the shell says of an app is a plain Error. */
const isMistake = (error: Error): boolean =>
  [TypeError, ReferenceError, RangeError].some(Mistake => error instanceof Mistake)

const firstOwner = (frames: readonly Frame[]): string | undefined =>
  frames.map(({ address }) => ownerOf(address)).find(owner => owner !== undefined)

/**
 * The package whose code threw. Without `atWork`, the app that something was asked of, also the one that only waited for it. Where
 * the stack says nothing it is the app at work; undefined for code that is no package's.
 */
export const culpritOf = (error: unknown, atWork?: string): string | undefined => {
  const frames = error instanceof Error ? framesOf(error) : []
  const thrower = firstOwner(frames.filter(({ isWaiting }) => !isWaiting))
  if (thrower === shellName && atWork && error instanceof Error && !isMistake(error)) return atWork
  return (thrower ?? atWork ?? firstOwner(frames)) || undefined
}
