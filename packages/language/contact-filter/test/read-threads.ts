// Threads by people who had not read the filter: the last two sets are in cases/, the others in
// tools/filter-lab.

export type ThreadMessage = {
  /** T or L; a digit after it counts the conversations of the same two people: "T2". */
  readonly sender: string
  readonly text: string
  /** As they were written. */
  readonly pieces: readonly string[]
}
export type Thread = { readonly title: string; readonly messages: readonly ThreadMessage[] }

const messageStart = /^[TL]\d?: /
const piece = /\{([^}]*)\}/g

function readMessage(written: string): ThreadMessage {
  const [head = '', sender = ''] = /^([TL])\d?: /.exec(written) ?? []
  const body = written.slice(head.length)
  return {
    sender,
    text: body.replace(piece, '$1'),
    pieces: [...body.matchAll(piece)].map(([, inside = '']) => inside),
  }
}

function readThread(block: string): Thread {
  const [title = '', ...lines] = block.trim().split('\n')
  const written: string[] = []
  for (const line of lines) {
    if (messageStart.test(line)) written.push(line)
    else written.push(`${written.pop() ?? ''}\n${line}`)
  }
  return { title: title.replace(/^# /, ''), messages: written.map(readMessage) }
}

/**
 * Threads are separated by an empty line; each has a title and messages such as "T: My number begins with
 * {628-555}". A set was written after the filter had been mended for the lower ones.
 */
export const readThreads = async (
  set: number,
  kind: 'innocent' | 'split',
  folder = `${import.meta.dir}/../cases/threads`,
): Promise<Thread[]> => {
  const text = await Bun.file(`${folder}/${set}-${kind}.txt`).text()
  return text
    .split(/\n{2,}/)
    .filter(block => block.trim() !== '')
    .map(readThread)
}
