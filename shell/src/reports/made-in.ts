// Where an error was made, by the browser: an app can write its error's stack, but not this.
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
 * The address of the file, or of the page for code without one. Null for a value without a stack, and for an error whose stack was written
 * or read before.
 */
export const madeIn = (error: unknown): string | null => {
  const file = fileOf(error)
  // What has no place gets that of this file.
  return file !== '' && file === fileOf('') ? null : file
}
