// Top-level domains that people write, sorted by how easily ordinary prose looks the same.
import { folded } from '../reading/fold.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(folded))

/**
 * Prose never has these after a dot, not even with a capital, a stray space or a comma instead of the dot.
 */
export const unmistakable = words('com c0m org')

/** As pronounced in Russian; accepted after a word for the dot. */
export const spokenTopLevels = words('ру ком нет орг')

/** Accepted in lower case right after the dot. */
const common = words(`
  net info biz edu gov io ai app dev xyz tv cc ws gg ly gl tk ml cf mobi tel asia name eu uk au nz ie fr pt nl ch lu
  dk cz sk hu ro bg gr ua by kz tr il ae sa za ng ke ru ee lv lt hr rs ge li pk lk bd np eg ma gh tz gle jp cn kr tw hk sg th vn ph mx br cl pe uy ec ve cr su es de pl
  рф укр бел 中国 公司 网址 网店 香港 한국 भारत xn--p1ai xn--fiqs8s
  online website site blog email chat link click page store shop cloud tech digital media network agency company
  ventures solutions services management holdings international global systems realty realtor realestate
  homes house apartments condos villas rentals rent property properties immo immobilien casa haus lease land estate
  vacations holiday icu vip wiki club social bio nyc london berlin paris`)

/** Also everyday words or abbreviations: "laundry.in unit" is prose with a missing space. */
export const alsoWords = words(`
  in it is no so at be as to do am me my us pm si se la id et fm ca co ar va pa mt al ga az mn sc
  one live work works pro top now today new here open free world city town life fun run fit cool best plus
  art design center place group team zone tours garden space family green red blue sale host market news studio
  world rooms`)

export const isTopLevelDomain = (label: string): boolean =>
  unmistakable.has(label) || common.has(label) || alsoWords.has(label)
