// Learns how strongly each word and pair of words suggests a way off the platform: logistic regression with a step size per weight (AdaGrad).
import { featuresOf, type Passage } from './features.ts'
import { margin, unit, type Weights } from './weights.ts'

export type Example = { readonly passage: Passage; readonly leadsOutside: boolean }

/** Words and features in fewer texts say more about their writers than about the meaning. */
const minTexts = 3
const maxFeatures = 4_000
const rounds = 20
/** Models of several orders of the same texts are averaged, since the last texts of an order weigh more. */
const orders = 5
const step = 0.3
const decay = 2e-3
const biasStep = 0.02

/** Numbers from 0 to 1, the same in every run (mulberry32). */
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

/** A model of these features of the examples; all other features are ignored. */
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

/** Learns from the examples: picks the strongest features, then learns again with only those. The same examples give the same weights. */
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
