// Prepares people's texts for link previews: one line, cut short, without control characters.
import { formatDollars } from '@portal/contract/values/numerals'

/** Characters that end lines or change the text direction. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/** At most `maxLength` characters, cut between words if possible. */
export const plainly = (text: string, maxLength: number): string => {
  const line = text
    .slice(0, 20 * maxLength)
    .toWellFormed()
    .replace(steering, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...line]
  if (characters.length <= maxLength) return line
  const cut = characters.slice(0, maxLength - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > 0.7 * cut.length ? cut.slice(0, lastSpace) : cut).trimEnd()}…`
}

/** '$3,250/month'. */
export const monthly = (amount: number): string => `${formatDollars(Math.round(amount))}/month`
