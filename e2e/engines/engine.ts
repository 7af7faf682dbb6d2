// A browser that Playwright cannot drive, by the few commands of its own protocol.
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Cookies } from '../world.ts'

/** WebDriver and WebDriver BiDi both spell it like this. */
interface Source {
  type: 'key' | 'pointer'
  id: string
  actions: Record<string, unknown>[]
}

export interface Engine {
  go(url: string): Promise<void>
  /** The value of an expression in the page, which must be JSON; promises are awaited. */
  evaluate<Value>(expression: string): Promise<Value>
  act(sources: Source[]): Promise<void>
  /** CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Replaces all cookies of the page that is open. */
  setCookies(cookies: Cookies): Promise<void>
  takePicture(): Promise<Buffer>
  /** Errors in the console since the last call; none where the engine does not tell. */
  complaints(): string[]
  stop(): Promise<void>
}

/** Throws when the output ends without a match. */
export const matchIn = async (output: Readable, pattern: RegExp): Promise<string> => {
  for await (const line of createInterface(output)) {
    const [, found] = pattern.exec(line) ?? []
    if (found === undefined) continue
    output.resume() // a full pipe would stop the program
    return found
  }
  throw new Error(`The browser ended and never wrote ${pattern}.`)
}

/** It ends with this process at the latest. */
export const endingWithThis = <Child extends ChildProcess>(child: Child): Child => {
  process.once('exit', () => child.kill())
  return child
}

export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill()
  await ended
}
