// Where an error was made, as the browser tells it. An app can write the stack of its error, but not this.
import { pulse } from '../pulse.ts'

const fileOf = (thrown: unknown): string => {
  if (!pulse) return ''
  let file = ''
  const { hear } = pulse
  pulse.hear = event => {
    if (event instanceof ErrorEvent) file = event.filename
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  reportError(thrown)
  pulse.hear = hear
  return file
}

/**
 * The address of the file, or of the page for code without one. Null if the browser knows none: for a value without a stack, and
 * for an error whose stack was written or read before.
 */
export const madeIn = (error: unknown): string | null => {
  const file = fileOf(error)
  // What has no place of its own gets that of this file.
  return file !== '' && file === fileOf('') ? null : file
}
