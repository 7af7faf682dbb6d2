// Converts numbers in words to digits: '$2,500', '2.5k', 'three grand', 'twenty-five hundred'.

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const valueOfWord = new Map<string, number>([
  ...small.split(' ').map((word, value): [string, number] => [word, value]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, number] => [word, 20 + 10 * index]),
])
const factorOfWord = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
  ['k', 1000],
])

/** After these, 'one' is not a number: 'that one', 'which one'. */
const beforePronoun = new Set(
  'top the this that which another first second third fourth last next cheapest cheaper smaller bigger other any no every each good better new nicer'.split(
    ' ',
  ),
)
const digits = /^\$?\d+(\.\d+)?$/

interface Read {
  value: number
  length: number
  isMoney: boolean
}

/** The number that begins at `start`, with as many words as belong to it. */
const readAt = (words: readonly string[], start: number): Read | undefined => {
  let total = 0
  let part: number | undefined
  let isMoney = false
  let at = start
  for (; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const factor = factorOfWord.get(word)
    const value = valueOfWord.get(word)
    if (factor !== undefined) {
      if (part === undefined && total === 0) return undefined
      const multiplied = (part ?? 1) * factor
      // 'twenty-five hundred' may continue; 'two thousand five hundred' adds up.
      if (factor === 1000) {
        total += multiplied
        part = undefined
      } else part = multiplied
    } else if (digits.test(word)) {
      if (part !== undefined || total > 0) break
      isMoney = word.startsWith('$')
      part = Number(word.replace('$', ''))
    } else if (value !== undefined) {
      if (word === 'one' && beforePronoun.has(words[at - 1] ?? '')) break
      const fits =
        part === undefined ||
        (part >= 100 && value < 100) ||
        (part >= 20 && part < 100 && part % 10 === 0 && value < 10)
      if (!fits) break
      part = (part ?? 0) + value
    } else if (word === 'and' && part !== undefined && part >= 100 && valueOfWord.has(words[at + 1] ?? '')) {
    } else break
  }
  if (at === start) return undefined
  return { value: total + (part ?? 0), length: at - start, isMoney }
}

/** The same words with each number as digits; amounts keep their '$'. */
export const writeNumbers = (words: readonly string[]): string[] => {
  const written: string[] = []
  for (let at = 0; at < words.length; ) {
    const number = readAt(words, at)
    if (number) written.push(`${number.isMoney ? '$' : ''}${number.value}`)
    else written.push(words[at] ?? '')
    at += number?.length ?? 1
  }
  return written
}
