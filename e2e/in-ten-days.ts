import { momentInWords } from '@portal/contract/values/moment-words'

/** A time in ten days or later, as a field takes it in San Francisco, and as a card says it. */
export const inTenDays = (daysLater = 0) => {
  const timeZone = 'America/Los_Angeles'
  const day = new Date(Date.now() + (10 + daysLater) * 86_400_000).toISOString().slice(0, 10)
  const moment = `${day}T18:30:00.000Z`
  return {
    moment,
    local: new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16),
    words: momentInWords(moment, timeZone, { weekday: 'short' }),
  }
}
