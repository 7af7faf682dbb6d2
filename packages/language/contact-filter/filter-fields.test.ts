import { describe, expect, test } from 'bun:test'
import { filterFields } from './filter-fields.ts'

const readings = [
  ['title', 'description'],
  ['title', 'address', 'description'],
] as const
const filter = (given: { title?: string; address?: string; description?: string }) =>
  filterFields({ title: '', address: '', description: '', ...given }, readings)

describe('the fields of a form', () => {
  test('are read in each order in which readers see them', () => {
    const inFirst = { title: 'Ring 415-555', address: 'Fell St', description: '0137 now' }
    expect(filter(inFirst)).toMatchObject({
      texts: { title: 'Ring [PHONE REMOVED]', address: 'Fell St', description: '[PHONE REMOVED] now' },
      risk: 18,
    })
    const inSecond = { title: 'Ring 415-555', address: '0137 Fell St', description: 'A flat.' }
    expect(filter(inSecond)).toMatchObject({
      texts: { title: 'Ring [PHONE REMOVED]', address: '[PHONE REMOVED] Fell St', description: 'A flat.' },
      risk: 18,
    })
  })

  test('count a detail once, in however many orders it is read', () => {
    const { detections, texts } = filter({
      title: 'jane@example.org',
      address: '12 Fell St',
      description: '',
    })
    expect(detections).toHaveLength(1)
    expect(texts.title).toBe('[EMAIL REMOVED]')
    expect(filter({ title: 'Ring 415-555-0137', address: '12 Fell St', description: '34 rooms' }).risk).toBe(
      18,
    )
  })

  test('contain no phrase that only exists across two fields', () => {
    expect(filter({ title: 'Please text', address: 'Me St' }).risk).toBe(0)
    expect(filter({ title: 'Please text', description: 'me' }).risk).toBe(10)
  })

  test('are cleaned in text order, whichever reading found the details', () => {
    const given = { title: 'jane@example.org 415-555', address: '0137 Fell St', description: 'www.jane.com' }
    expect(filter(given)).toMatchObject({
      texts: {
        title: '[EMAIL REMOVED] [PHONE REMOVED]',
        address: '[PHONE REMOVED] Fell St',
        description: '[WEBSITE REMOVED]',
      },
      risk: 53,
      blocked: true,
    })
  })
})
