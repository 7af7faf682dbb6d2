// The texts that the weights are learned from: by people who had not read the rules, the phrases and innocent texts of the filter's own cases, and sentences of the portal's screens, help and assistant.
import conversations from '../cases/conversations.json'
import disguises from '../cases/disguises.json'
import innocent from '../cases/innocent.json'
import innocentMessages from '../cases/innocent-messages.json'
import phrases from '../cases/phrases.json'
import portal from '../cases/portal.json'
import { readThreads, type Thread, type ThreadMessage, type ThreadSet } from '../cases/read-threads.ts'
import a from '../cases/writers/a.json'
import b from '../cases/writers/b.json'
import c from '../cases/writers/c.json'
import d from '../cases/writers/d.json'
import e from '../cases/writers/e.json'
import f from '../cases/writers/f.json'
import g from '../cases/writers/g.json'
import h from '../cases/writers/h.json'
import i from '../cases/writers/i.json'
import j from '../cases/writers/j.json'
import k from '../cases/writers/k.json'
import l from '../cases/writers/l.json'
import m from '../cases/writers/m.json'
import n from '../cases/writers/n.json'
import o from '../cases/writers/o.json'
import { readJoined, readPlain } from '../reading/plain.ts'
import { readPassage } from './features.ts'
import type { Example } from './train.ts'

/**
 * Each writer's texts that lead off the platform, and their innocent ones.
 * @internal
 */
export const writers = { a, b, c, d, e, f, g, h, i, j, k, l, m, n, o }

const exampleOf = (text: string, leadsOutside: boolean): Example => ({
  passage: readPassage(readJoined(readPlain(text)).text),
  leadsOutside,
})

export type Writer = keyof typeof writers

/** @internal */
export const examplesBy = (writer: Writer): Example[] => [
  ...writers[writer].outside.map(text => exampleOf(text, true)),
  ...writers[writer].innocent.map(text => exampleOf(text, false)),
]

/** What tenants and landlords really write to each other. */
const messages = (await readThreads(1, 'innocent')).flatMap(thread => thread.messages.map(({ text }) => text))

/** All examples, or all except one writer's. */
export const examplesWithout = (left?: Writer): Example[] => [
  ...(Object.keys(writers) as Writer[]).flatMap(writer => (writer === left ? [] : examplesBy(writer))),
  ...[...disguises, ...phrases.map(({ text }) => text)].map(text => exampleOf(text, true)),
  ...[...innocent, ...innocentMessages, ...messages, ...portal].map(text => exampleOf(text, false)),
]

/** A set of threads is learned from once it has measured. */
const measured: readonly ThreadSet[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]

/** All that each of the two wrote in a thread, as one text. */
const textsBySender = ({ messages }: Thread, isMeant: (sent: readonly ThreadMessage[]) => boolean) =>
  ['T', 'L']
    .map(sender => messages.filter(message => message.sender === sender))
    .filter(isMeant)
    .map(sent => sent.map(({ text }) => text).join('\n'))

const isOfSome = (sent: readonly ThreadMessage[]) => sent.length > 0
const hasPieces = (sent: readonly ThreadMessage[]) => sent.some(({ pieces }) => pieces.length > 0)

/** All examples, and what people wrote in threads. */
export async function examplesOfConversations(): Promise<Example[]> {
  const sets = await Promise.all(
    measured.map(async set => [
      ...(await readThreads(set, 'split'))
        .flatMap(thread => textsBySender(thread, hasPieces))
        .map(text => exampleOf(text, true)),
      ...(await readThreads(set, 'innocent'))
        .flatMap(thread => textsBySender(thread, isOfSome))
        .map(text => exampleOf(text, false)),
    ]),
  )
  const others = [
    ...conversations.innocent.flatMap(lines =>
      ['T', 'L'].map(sender => lines.filter(line => line.startsWith(sender)).map(line => line.slice(3))),
    ),
    ...conversations.otherNumbers,
  ]
  const innocentTalk = others.filter(sent => sent.length > 0).map(sent => exampleOf(sent.join('\n'), false))
  return [...examplesWithout(), ...sets.flat(), ...innocentTalk]
}
