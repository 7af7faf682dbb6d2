/** Some servers put the model's reasoning into its text, between these tags. */
const [begin, end] = ['<think>', '</think>']

/** How much of the text's end can be the start of `tag`. */
const begunAtEnd = (text: string, tag: string): number => {
  for (let length = Math.min(text.length, tag.length - 1); length > 0; length -= 1)
    if (tag.startsWith(text.slice(-length))) return length
  return 0
}

export const withoutThinking = (onText: (text: string) => void) => {
  let rest = ''
  let isThinking = false
  const pass = (text: string): void => {
    if (text && !isThinking) onText(text)
  }
  return {
    add: (text: string): void => {
      rest += text
      for (;;) {
        const tag = isThinking ? end : begin
        const at = rest.indexOf(tag)
        if (at === -1) break
        pass(rest.slice(0, at))
        rest = rest.slice(at + tag.length)
        isThinking = !isThinking
      }
      const held = begunAtEnd(rest, isThinking ? end : begin)
      pass(rest.slice(0, rest.length - held))
      rest = rest.slice(rest.length - held)
    },
    end: (): void => pass(rest),
  }
}
