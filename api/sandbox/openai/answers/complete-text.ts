// One short text without a conversation: a better listing text.
import { isRecord } from '@portal/contract/values/json'
import { tidy } from './improve-listing.ts'

export const completeText = (_system: string, user: string): string => {
  try {
    const given: unknown = JSON.parse(user)
    if (isRecord(given)) return tidy(String(given.description ?? ''))
  } catch {}
  return tidy(user)
}
