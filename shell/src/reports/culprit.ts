// By the addresses in the stack.
import { shellName } from '@portal/releases/names'

/** The shell's own code: its other files are libraries, which run on behalf of their callers. */
const isShellFile = /^\/apps\/shell\/(?:[^/]+\/main|files\/(?:boot|on-demand)[^/]*)\.js$/

/** A browser extension, or an overridden app. */
const elsewhere = ''

/** Undefined for a library's. */
export const ownerOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  const [, name] = /^\/apps\/([^/]+)\//.exec(pathname) ?? []
  if (origin !== window.location.origin || !name) return elsewhere
  return name !== shellName || isShellFile.test(pathname) ? name : undefined
}

interface Frame {
  address: string
  /** It awaited the frame that threw, and threw nothing itself. */
  isWaiting: boolean
}

/** All browsers' formats: `at f (address:1:2)`, `at async f (address:1:2)`, `f@address:1:2`, `async*f@address:1:2`. */
const framesOf = (error: Error): Frame[] => {
  const { stack = '' } = error
  // A message can look like a stack.
  const message = String(error)
  const lines = (stack.startsWith(message) ? stack.slice(message.length) : stack).split('\n')
  return lines.flatMap(line => {
    const [, address] = /([a-z-]+:\/\/[^\s()]+):\d+:\d+\)?$/.exec(line.trim()) ?? []
    return address ? [{ address, isWaiting: /^\s*at async |^async\*/.test(line) }] : []
  })
}

/** Thrown by the browser about the running code. The shell's own errors about an app are plain Errors. */
const isMistake = (error: Error): boolean =>
  [TypeError, ReferenceError, RangeError].some(Mistake => error instanceof Mistake)

const firstOwner = (frames: readonly Frame[]): string | undefined =>
  frames.map(({ address }) => ownerOf(address)).find(owner => owner !== undefined)

/**
 * Without `atWork`, the app that was called, even if it only awaited the failing code. If the stack shows nothing, it is the active app;
 * undefined for code of no package.
 */
export const culpritOf = (error: unknown, atWork?: string): string | undefined => {
  try {
    return culpritIn(error, atWork)
  } catch {
    return atWork
  }
}

const culpritIn = (error: unknown, atWork: string | undefined): string | undefined => {
  const frames = error instanceof Error ? framesOf(error) : []
  const thrower = firstOwner(frames.filter(({ isWaiting }) => !isWaiting))
  if (thrower === shellName && atWork && error instanceof Error && !isMistake(error)) return atWork
  return (thrower ?? atWork ?? firstOwner(frames)) || undefined
}

/**
 * Like `culpritOf`, if the browser agrees that the error was made there (see `madeIn`): an app can write its error's stack, to be taken for
 * another.
 */
export const provenCulpritOf = (error: unknown, made: string | null, atWork?: string): string | undefined => {
  const culprit = culpritOf(error, atWork)
  const isByFile = made === null || made.includes('/apps/') // other code is the browser's own
  if (culprit === atWork || !isByFile) return culprit
  const maker = made === null ? null : ownerOf(made)
  if (!atWork) return maker === undefined ? culprit : (maker ?? undefined)
  return maker === culprit || (maker === undefined && atWork === shellName) ? culprit : atWork
}
