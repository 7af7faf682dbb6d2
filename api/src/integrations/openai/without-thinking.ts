/** Some servers leave the model's reasoning in its text, between such marks; the last pairs are of Mistral's and OpenAI's open models. */
const opening = [
  '<think>',
  '<thinking>',
  '<thought>',
  '<reasoning>',
  '[THINK]',
  '<|channel|>analysis',
  '<|channel|>commentary',
]
const closing = [
  '</think>',
  '</thinking>',
  '</thought>',
  '</reasoning>',
  '[/THINK]',
  '<|channel|>final',
  'assistantfinal',
]
/** They only divide the text. */
const dividing = ['<|start|>assistant', '<|message|>', '<|end|>', '<|return|>']

const marks = [...opening, ...closing, ...dividing].map(mark => mark.toLowerCase())
const anyMark = new RegExp(marks.map(mark => mark.replace(/[|[\]/]/g, '\\$&')).join('|'), 'i')
const longest = Math.max(...marks.map(({ length }) => length))
const isIn = (list: readonly string[], mark: string): boolean =>
  list.some(each => each.toLowerCase() === mark.toLowerCase())

/** How much of the text's end can be the start of a mark. */
const begunAtEnd = (text: string): number => {
  for (let length = Math.min(text.length, longest - 1); length > 0; length -= 1) {
    const end = text.slice(-length).toLowerCase()
    if (marks.some(mark => mark.startsWith(end))) return length
  }
  return 0
}

/** In characters; no answer is longer. */
const maxHeldLength = 10_000

interface Listener {
  onText: (text: string) => void
  /** All of the text so far was thinking. */
  onRetract: () => void
  /** Whether to hold the text back until it is certain that it is no thinking. */
  isHeld: boolean
}

/**
 * Leaves out what is between marks. Many servers swallow the opening mark, so everything before a lone closing one was
 * thinking, too.
 */
export const withoutThinking = ({ onText, onRetract, isHeld }: Listener) => {
  let rest = ''
  let held = ''
  let isHolding = isHeld
  let isThinking = false
  let wasAloud = false
  let hasText = false
  const pass = (text: string): void => {
    if (!text || isThinking) return
    hasText ||= text.trim() !== ''
    if (isHolding) held = (held + text).slice(0, maxHeldLength)
    else onText(text)
  }
  const release = (): void => {
    isHolding = false
    if (held) onText(held)
    held = ''
  }
  const meet = (mark: string): void => {
    if (isIn(opening, mark)) isThinking = true
    if (!isIn(closing, mark)) return
    if (!isThinking) {
      wasAloud = true
      held = ''
      if (!isHolding && hasText) onRetract()
    }
    isThinking = false
    release()
  }
  return {
    add: (text: string): void => {
      rest += text
      for (;;) {
        const found = anyMark.exec(rest)
        if (!found) break
        pass(rest.slice(0, found.index))
        rest = rest.slice(found.index + found[0].length)
        meet(found[0])
      }
      const length = begunAtEnd(rest)
      pass(rest.slice(0, rest.length - length))
      rest = rest.slice(rest.length - length)
    },
    /** Passes what is left, unless `isDropped`. Returns whether there was thinking without an opening mark; undefined without any text. */
    end: (isDropped = false): boolean | undefined => {
      pass(rest)
      if (!isDropped) release()
      return hasText || wasAloud ? wasAloud : undefined
    },
  }
}
