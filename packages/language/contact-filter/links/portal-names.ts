// Portals whose address is their brand, so that a company's name may contain it: "Apartments.com Realty".
import { startsWith } from '../reading/words-around.ts'

const brands = new Set(
  `apartments.com rent.com realtor.com homes.com forrent.com rentals.com apartmentguide.com apartmentlist.com zillow.com
  trulia.com redfin.com move.com hotpads.com booking.com loopnet.com land.com apartmentfinder.com cars.com domain.com`.split(
    /\s+/,
  ),
)
const company =
  /^ (?:realty|realtors?|realestate|real estate|group|inc|llc|ltd|corp|co\b|company|homes|properties|property management|management|network|partners?|brokers?|brokerage|agency|agents?|associates|team|holdings|residential|rentals|award|certified|brand)\b/

/** Whether a company's name continues after the brand. */
export const isCompanyName = (text: string, host: string, end: number): boolean =>
  brands.has(host) && startsWith(text, end, company)
