// Restores the dot in hosts that are written with a space instead: "tinyurl com slash abc", "linktr ee/name".
import { type Reading, rewrite } from '../reading/reading.ts'
import { dotWords, slashWords } from '../reading/symbol-words.ts'

/** Names that are always hosts, then names that are hosts only with a path after them. */
const certain =
  'bit ly|linktr ee|tinyurl com|tiny ?url com|cutt ly|goo gl|ow ly|rb gy|shorturl at|lnkd in|linktree com|calendly com|rebrand ly|forms gle|discord gg'
const withPath = 't me|wa me|m me|fb me|ig me|is gd|tiny cc|t ly|youtu be|x co|v gd|telegram me|signal me'
const anyHost = `(?!(?:${dotWords}) )[\\p{L}\\p{N}-]{1,40} (?:com|net|org|info|biz|io|app|ly|gl|gg)`
const path = `(?= ?/ ?[\\p{L}\\p{N}@]| (?:${slashWords}) [\\p{L}\\p{N}@])`

const spacedHost = new RegExp(
  `(?<![\\p{L}\\p{N}.@-])(?:(?:${certain})(?![\\p{L}\\p{N}])|(?:${withPath}|${anyHost})${path})`,
  'gu',
)

export const joinSpacedHosts = (reading: Reading): Reading =>
  rewrite(reading, spacedHost, ([host]) => host.replace(/ (?=\p{L}+$)/u, '.').replaceAll(' ', ''))
