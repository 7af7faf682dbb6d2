// Finds the row for a message. “Make it 6 pm” and “the first one” are read with what came before.
import type { Conversation } from './read-conversation.ts'
import { pointing } from './table/pick.ts'
import { matches } from './table/row.ts'
import { table } from './table/table.ts'
import type { Turn } from './turn.ts'

/** In characters. */
const maxReadLength = 400

/** Such a message asks about something, and for no form. */
const asking = '^(hi |hello |so |and |ok )?(how|what|which|when|did|do|does|has|have|is|are|who|why|any)'
const ordinals = 'first, second, third, fourth, fifth, other one, both, ^compare'
const pronouns = 'it, its, that one, this one'
const continuing =
  "^and, ^also, ^or, ^only, ^just, ^but, ^no, ^not, ^(what|how) about, ^make, ^change it, ^with, ^without, ^under, ^below, ^up to, ^cheaper, ^bigger, ^any, ^which … (cheap|big|large|have|has|allow)*, ^at \\d+, ^on \\w+day, ^tomorrow, ^the \\w+ one, instead, ^actually, ^it's, ^in \\w+, ^\\w+( \\w+)?$"

const linksIn = (answer: string): Turn['shown'] =>
  [...answer.matchAll(/\[([^\]]+)\]\((\/[^()\s]*([\da-f]{8}-[\da-f-]+))\)/g)].map(
    ([, title = '', path = '', id = '']) => ({ id, title, path }),
  )

const next = (
  before: Turn | undefined,
  answer: string,
  message: string,
  conversation: Conversation,
): Turn => {
  const { tools, timeZone } = conversation
  const text = message.slice(0, maxReadLength).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  const links = linksIn(answer)
  const shown = links.length > 0 ? links : (before?.shown ?? [])
  const offered = Object.entries(table).filter(
    ([tool]) => tools.has(tool) && !(tool.startsWith('draft_') && matches(asking, text)),
  )
  const [called] = offered.find(([, { words }]) => matches(words, text)) ?? []
  const canPick = (part = 'none') =>
    matches(`${ordinals}, ${pronouns}, ${pointing}`, text) && shown.some(({ path }) => path.includes(part))
  const [picked] = offered.findLast(([, { picks }]) => canPick(picks)) ?? []
  const again = links.length > 0 && matches(pointing, text) ? before?.tool : undefined
  const isReply = /\?\W*$/.test(answer)
  const isWeak = !called || called === 'search_homes' || (again && !called.startsWith('draft_'))
  const isMore =
    (isReply || (matches(continuing, text) && !(picked && matches(ordinals, text)))) &&
    (isWeak || called === before?.tool)
  const tool = (isMore ? before?.tool : undefined) ?? (isWeak ? (picked ?? again ?? called) : called)
  const needsIt = before?.tool && table[tool ?? '']?.needs?.includes(before.tool)
  const goesOn = before && ((isMore && tool === before.tool) || needsIt)
  const messages: Turn['messages'] = goesOn ? [message, ...before.messages] : [message]
  return { tool, messages, text, shown, timeZone, isLandlord: tools.has('list_my_homes') }
}

export const readTurn = (conversation: Conversation): Turn => {
  const [first, ...others] = conversation.exchanges
  let turn = next(undefined, '', first?.question ?? '', conversation)
  for (const [index, { question }] of others.entries())
    turn = next(turn, conversation.exchanges[index]?.answer ?? '', question, conversation)
  return turn
}
