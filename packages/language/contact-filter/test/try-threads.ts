import { describe, expect, test } from 'bun:test'
import { filterMessage } from '../filter-message.ts'
import { readThreads, type Thread } from './read-threads.ts'

/** Whether something was taken, and whether each piece of a detail can be read. */
const outcomeOf = ({ messages }: Thread): { isTaken: boolean; isLegible: boolean } => {
  const textsBySender = new Map<string, string[]>()
  const read = messages.map(({ sender, text, pieces }) => {
    const earlier = textsBySender.get(sender) ?? []
    const filtered = filterMessage(text, earlier)
    textsBySender.set(sender, [...earlier, filtered.text])
    return {
      isTaken: filtered.detections.length > 0,
      isLegible: pieces.every(piece => filtered.text.includes(piece)),
    }
  })
  return {
    isTaken: read.some(({ isTaken }) => isTaken),
    isLegible: read.every(({ isLegible }) => isLegible),
  }
}

/**
 * At most these shares of threads are read wrongly. Before the filter learned from them, more were
 * (docs/decisions/what-people-write.md).
 */
export const tryThreads = (set: number, mostLegible: number, mostTaken = 0.005, folder?: string): void =>
  describe(`threads that the filter had not seen, set ${set}`, () => {
    test('hardly an innocent one is taken for a contact detail', async () => {
      const threads = await readThreads(set, 'innocent', folder)
      const taken = threads.filter(thread => outcomeOf(thread).isTaken).map(({ title }) => title)
      expect(taken.length / threads.length, taken.join('\n')).toBeLessThanOrEqual(mostTaken)
    })

    test('most details that are split over messages cannot be read', async () => {
      const threads = await readThreads(set, 'split', folder)
      const legible = threads.filter(thread => outcomeOf(thread).isLegible).map(({ title }) => title)
      expect(legible.length / threads.length, legible.join('\n')).toBeLessThanOrEqual(mostLegible)
    })
  })
