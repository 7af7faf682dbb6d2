/** What another service answers; throws an Error for more, without reading the rest. */
export const readText = async ({ body }: Response, maxBytes: number): Promise<string> => {
  let text = ''
  for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.length > maxBytes) throw new Error('the answer is too long')
  }
  return text
}
