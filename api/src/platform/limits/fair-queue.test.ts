import { describe, expect, test } from 'bun:test'
import { Refusal } from '../request/refusal.ts'
import { fairQueue } from './fair-queue.ts'

/** Work ends one at a time, on command; `done` records the order. */
const openQueue = (bounds: Partial<Parameters<typeof fairQueue>[0]> = {}) => {
  const inTurnOf = fairQueue({ atOnce: 1, each: 10, waiting: 100, busyWords: 'Busy.', ...bounds })
  const done: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string): Promise<string> =>
    inTurnOf(name.replace(/\d/, '').split(' '), async () => {
      await new Promise<void>(resolve => ends.push(resolve))
      done.push(name)
      return name
    }).catch(thrown => (thrown instanceof Refusal ? `${name} ${thrown.code}` : Promise.reject(thrown)))
  const finish = async () => {
    await Bun.sleep(0)
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await Bun.sleep(0)
    }
  }
  return { ask, done, ends, finish }
}

describe('a queue', () => {
  test('takes turns by network, even if one network asked for more first', async () => {
    const { ask, done, finish } = openQueue()
    const answers = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(ask)
    await finish()
    await Promise.all(answers)
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  test('runs this much at once and no more', async () => {
    const { ask, ends, finish } = openQueue({ atOnce: 3 })
    const answers = ['a1', 'a2', 'a3', 'a4', 'b1'].map(ask)
    await Bun.sleep(0)
    expect(ends).toHaveLength(3)
    await finish()
    expect(await Promise.all(answers)).toHaveLength(5)
  })

  test('refuses a network past its own bound, and accepts it again afterward', async () => {
    const { ask, finish } = openQueue({ each: 2 })
    const answers = ['a1', 'a2', 'a3', 'b1'].map(ask)
    expect(await answers[2]).toBe('a3 too_many')
    await finish()
    expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3 too_many', 'b1'])
    const again = ask('a4')
    await finish()
    expect(await again).toBe('a4')
  })

  test('that is full makes room for a network with less waiting work', async () => {
    const { ask, done, finish } = openQueue({ waiting: 3 })
    const answers = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'a5'].map(ask)
    await Bun.sleep(0)
    await finish()
    expect(await Promise.all(answers)).toEqual([
      'a1',
      'a2 not_now',
      'a3 not_now',
      'a4 not_now',
      'b1',
      'c1',
      'd1',
      'a5 not_now',
    ])
    expect(done).toEqual(['a1', 'b1', 'c1', 'd1'])
  })

  test('gives a person on many networks, and a network with many people, one turn in a round', async () => {
    const { ask, done, finish } = openQueue()
    const answers = ['a x1', 'b x2', 'c x3', 'd y1', 'd z1', 'e v1'].map(ask)
    await finish()
    await Promise.all(answers)
    expect(done).toEqual(['a x1', 'd y1', 'e v1', 'b x2', 'd z1', 'c x3'])
  })

  test('continues after failed work', async () => {
    const inTurnOf = fairQueue({ atOnce: 1, each: 10, waiting: 10, busyWords: 'Busy.' })
    const failed = inTurnOf(['a'], () => Promise.reject(new Error('no')))
    const after = inTurnOf(['a'], async () => 'yes')
    await expect(failed).rejects.toThrow('no')
    expect(await after).toBe('yes')
  })
})
