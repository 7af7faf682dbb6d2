import { openBedrooms } from '@portal/contract/properties/open-ended'
import type { Turn } from '../conversation/turn.ts'
import type { Wishes } from '../understand/wishes.ts'

/** "Cheaper", "bigger": than the homes that were shown. */
export const refinedBy = (turn: Turn): Wishes => {
  const { said, shown } = turn
  const rents = shown.flatMap(({ line }) => /\$([\d,]+)/.exec(line)?.[1]?.replace(/,/g, '') ?? []).map(Number)
  const wishes = { ...turn.wishes }
  const saysRent = /\d{3,}/.test(said.text)
  if (said.has('cheaper') && rents.length > 0 && !saysRent) {
    wishes.maxRent = Math.min(...rents) - 1
    wishes.sort = 'rent_asc'
    if ((wishes.minRent ?? 0) > wishes.maxRent) delete wishes.minRent
  }
  if (said.has('dearer') && rents.length > 0 && !saysRent) {
    wishes.minRent = Math.max(...rents) + 1
    delete wishes.maxRent
  }
  const step = said.has('bigger') ? 1 : said.has('smaller') ? -1 : 0
  const counts = shown.flatMap(({ line }) =>
    /studio/i.test(line) ? ['0'] : (/(\d+) beds?/.exec(line)?.[1] ?? []),
  )
  const usual = wishes.bedrooms?.at(-1) ?? (counts.length > 0 ? Math.min(...counts.map(Number)) : undefined)
  if (step !== 0 && usual !== undefined && !/\d ?bed/.test(said.text))
    wishes.bedrooms = [Math.min(openBedrooms, Math.max(0, usual + step))]
  return wishes
}
