// `bun tools/filter-lab/learn.ts`: learns how strongly each word and pair of words suggests a way off the platform from texts by people who had not read the
// rules, the filter's own cases, and sentences of the portal (logistic regression with a step size per weight, AdaGrad).

import { readJoined, readPlain } from '@portal/language/contact-filter/reading/plain'
import {
  readThreads,
  type Thread,
  type ThreadMessage,
} from '@portal/language/contact-filter/test/read-threads'
import {
  featuresOf,
  margin,
  type Passage,
  readPassage,
  unit,
  type Weights,
} from '@portal/language/contact-filter/wording/judge-wording'
import conversations from '../../packages/language/contact-filter/cases/conversations.json'
import disguises from '../../packages/language/contact-filter/cases/disguises.json'
import innocent from '../../packages/language/contact-filter/cases/innocent.json'
import phrases from '../../packages/language/contact-filter/cases/phrases.json'
import innocentMessages from './innocent-messages.json'
import portal from './portal.json'
import a from './writers/a.json'
import b from './writers/b.json'
import c from './writers/c.json'
import d from './writers/d.json'
import e from './writers/e.json'
import f from './writers/f.json'
import g from './writers/g.json'
import h from './writers/h.json'
import i from './writers/i.json'
import j from './writers/j.json'
import k from './writers/k.json'
import l from './writers/l.json'
import m from './writers/m.json'
import n from './writers/n.json'
import o from './writers/o.json'

export type Example = { readonly passage: Passage; readonly leadsOutside: boolean }

/** Rarer words and features say more about their writers than about the meaning. */
const minTexts = 3
const maxFeatures = 4_000
const rounds = 20
/** Averaged, since the last texts of an order weigh more. */
const orders = 5
const step = 0.3
const decay = 2e-3
const biasStep = 0.02

/** The same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const item = items[index] as Item
    items[index] = items[other] as Item
    items[other] = item
  }
}

function countTexts(texts: Iterable<ReadonlySet<string>>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const each of text) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

const common = (counts: ReadonlyMap<string, number>) =>
  new Set([...counts].filter(([, count]) => count >= minTexts).map(([each]) => each))

type Row = { readonly features: readonly number[]; readonly scale: number; readonly answer: 0 | 1 }
type Model = { readonly weights: Float64Array; readonly bias: number }

function fitOnce(rows: readonly Row[], size: number, random: () => number): Model {
  const weights = new Float64Array(size)
  const steepness = new Float64Array(size)
  const order = [...rows]
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const { features, scale, answer } of order) {
      let sum = bias
      for (const feature of features) sum += (weights[feature] ?? 0) * scale
      const error = 1 / (1 + Math.exp(-sum)) - answer
      for (const feature of features) {
        const weight = weights[feature] ?? 0
        const slope = error * scale + decay * weight
        const steep = (steepness[feature] ?? 0) + slope * slope
        steepness[feature] = steep
        weights[feature] = weight - (step * slope) / Math.sqrt(steep + 1e-6)
      }
      bias -= biasStep * error
    }
  }
  return { weights, bias }
}

function fit(rows: readonly Row[], size: number): Model {
  const random = randomNumbers(1)
  const models = Array.from({ length: orders }, () => fitOnce(rows, size, random))
  const mean = (read: (model: Model) => number) =>
    models.reduce((sum, model) => sum + read(model), 0) / orders
  return {
    weights: Float64Array.from({ length: size }, (_, index) => mean(({ weights }) => weights[index] ?? 0)),
    bias: mean(({ bias }) => bias),
  }
}

const keyOf = ([first, second]: readonly [string, string]) => `${first} ${second}`

function learn(examples: readonly Example[], words: ReadonlySet<string>, kept?: ReadonlySet<string>) {
  const texts = examples.map(
    ({ passage }) => new Set(featuresOf(passage, each => words.has(each)).map(keyOf)),
  )
  const counts = countTexts(texts)
  const features = [...common(counts)].filter(each => kept?.has(each) ?? true)
  const places = new Map(features.map((each, index) => [each, index]))
  const rows = examples.map(({ passage, leadsOutside }, index): Row => {
    const text = texts[index] ?? new Set()
    return {
      features: [...text].flatMap(each => places.get(each) ?? []),
      scale: margin(passage),
      answer: leadsOutside ? 1 : 0,
    }
  })
  const { weights, bias } = fit(rows, features.length)
  return {
    bias,
    features: features.map((feature, index) => ({
      feature,
      weight: weights[index] ?? 0,
      count: counts.get(feature) ?? 0,
    })),
  }
}

/**
 * Picks the strongest features, then learns again with only those. The same examples give the same weights.
 */
export function train(examples: readonly Example[]): Weights {
  const all = common(countTexts(examples.map(({ passage }) => new Set(passage.words))))
  const most = learn(examples, all)
    .features.toSorted(
      (a, b) => Math.abs(b.weight) * Math.sqrt(b.count) - Math.abs(a.weight) * Math.sqrt(a.count),
    )
    .slice(0, maxFeatures)
  const words = new Set(most.flatMap(({ feature }) => feature.split(' ')))
  const { bias, features } = learn(examples, words, new Set(most.map(({ feature }) => feature)))
  const pairs = new Map<string, Record<string, number>>()
  for (const { feature, weight } of features.toSorted((a, b) => (a.feature < b.feature ? -1 : 1))) {
    const [first = '', second = ''] = feature.split(' ')
    const rounded = Math.round(weight / unit)
    if (rounded !== 0) pairs.set(first, { ...pairs.get(first), [second]: rounded })
  }
  return { bias: Math.round(bias / unit), pairs: Object.fromEntries(pairs) }
}

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

const earlier = `${import.meta.dir}/threads`

const messages = (await readThreads(1, 'innocent', earlier)).flatMap(thread =>
  thread.messages.map(({ text }) => text),
)

export const examplesWithout = (left?: Writer): Example[] => [
  ...(Object.keys(writers) as Writer[]).flatMap(writer => (writer === left ? [] : examplesBy(writer))),
  ...[...disguises, ...phrases.map(({ text }) => text)].map(text => exampleOf(text, true)),
  ...[...innocent, ...innocentMessages, ...messages, ...portal].map(text => exampleOf(text, false)),
]

/** A set of threads is learned from once it has measured; the filter's tests have the later ones. */
const measured = Array.from({ length: 16 }, (_, index) => ({
  set: index + 1,
  folder: index < 14 ? earlier : undefined,
}))

const textsBySender = ({ messages }: Thread, isMeant: (sent: readonly ThreadMessage[]) => boolean) =>
  ['T', 'L']
    .map(sender => messages.filter(message => message.sender === sender))
    .filter(isMeant)
    .map(sent => sent.map(({ text }) => text).join('\n'))

const isOfSome = (sent: readonly ThreadMessage[]) => sent.length > 0
const hasPieces = (sent: readonly ThreadMessage[]) => sent.some(({ pieces }) => pieces.length > 0)

export async function examplesOfConversations(): Promise<Example[]> {
  const sets = await Promise.all(
    measured.map(async ({ set, folder }) => [
      ...(await readThreads(set, 'split', folder))
        .flatMap(thread => textsBySender(thread, hasPieces))
        .map(text => exampleOf(text, true)),
      ...(await readThreads(set, 'innocent', folder))
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

if (import.meta.main) {
  const write = (name: string, examples: readonly Example[]) =>
    Bun.write(
      `${import.meta.dir}/../../packages/language/contact-filter/wording/${name}.json`,
      `${JSON.stringify(train(examples))}\n`,
    )
  await write('weights', examplesWithout())
  await write('conversation-weights', await examplesOfConversations())
}
