// Dangers that a message tells of. What to do is said first and by us, whatever a model makes of it.

const call = 'call 911'
const landlord = 'Then call your landlord’s emergency number if your lease names one.'

interface Danger {
  /** In the languages that people write to the assistant in most. */
  signs: RegExp
  /** What else the message must tell of. */
  and?: RegExp
  advice: string
}

const dangers: readonly Danger[] = [
  {
    signs:
      /carbon monoxide|\bco (?:alarm|detector)|mon[oó]xido de carbono|monoxyde de carbone|kohlenmonoxid|угарн|一氧化碳|일산화탄소|khí co\b/u,
    advice: `**Carbon monoxide:** get everyone out into fresh air now, and ${call} from outside. Do not go back in until they say so.`,
  },
  {
    signs:
      /\b(?:smell\w*|odor|leak\w*|hiss\w*|reek\w*|stink\w*)\b.{0,40}\bgas\b|\bgas\b.{0,40}\b(?:smell\w*|odor|leak\w*|hiss\w*)|\brotten eggs?\b|(?:huele|olor|fuga|escape).{0,30}\bgas\b|(?:odeur|fuite).{0,20}\bgaz\b|\bgas(?:geruch|leck)|(?:riecht|stinkt).{0,20}\bgas\b|cheiro de gás|vazamento de gás|(?:запах|утечк).{0,12}газ|газом|煤气|煤氣|瓦斯|燃气|가스\s*(?:냄새|누출)|mùi (?:khí )?ga[sz]?\b|rò rỉ (?:khí )?ga/u,
    advice: `**Gas:** leave now. Touch no switch, flame or phone inside. From outside, call your gas company’s emergency line and ${call}.`,
  },
  {
    signs:
      /\b(?:on fire|house fire|fire in|flames?|burning|smoke (?:is|in|from|coming|every)|full of smoke|sparks?|sparking)\b|\b(?:there is|there's) (?:a )?fire\b(?! (?:escape|alarm|pit|station|exit|extinguisher))|^\W*fire\b|incendio|fuego|humo|llamas|incendie|fum[ée]e|\b(?:es brennt|feuer|rauch)\b|incêndio|fumaça|пожар|горит|дым|着火|著火|火灾|火災|冒烟|불이 ?났|화재|연기|cháy|khói/u,
    advice: `**Fire or smoke:** get everyone out, close the doors behind you, and ${call} from outside.`,
  },
  {
    signs:
      /\bwater (?:is )?(?:everywhere|all over|pouring|gushing|rushing|spraying|coming (?:in|through|down|out))|\b(?:flood(?:ed|ing|s)?|burst pipe|pipes? (?:has |have )?burst|sewage)\b|\b(?:gushing|spraying|pouring) water|agua por (?:todas partes|todos lados)|inundaci|inundad|tuber[ií]a rota|inondation|inond[ée]|eau partout|überschwemm|wasser überall|rohrbruch|água por tod|inundaç|alagad|затоп|потоп|вода везде|прорвало труб|漏水严重|到处都是水|水管爆|淹水|물이 ?새서|물바다|침수|ngập|nước khắp nơi|vỡ ống/u,
    advice:
      '**Water:** if you can do so safely, shut off the water at the main valve. Stay away from wet outlets and switches; if water reaches electricity, leave and call 911.',
  },
  {
    signs:
      /\b(?:no heat|no heating|heat(?:er|ing)?(?: \w+){0,3} (?:broken|out|off|dead|not work\w*|stopped\w*|quit|broke)|furnace(?: \w+){0,3} (?:broken|out|off|dead|not work\w*|stopped\w*|quit|broke)|without heat)\b|heat(?:er|ing)? (?:doesn|isn|won)['’]t|(?:no hay|sin) calefacci[oó]n|calefacci[oó]n no|pas de chauffage|chauffage (?:en panne|ne )|heizung (?:kaputt|aus|geht nicht|ausgefallen)|keine heizung|sem aquecimento|нет отопления|отопление не|没有暖气|暖气坏|沒有暖氣|난방이? ?안|không có (?:lò )?sưởi/u,
    and: /freez|frost|frozen|\bsnow|\bice\b|icy|below zero|winter|bitter(?:ly)? cold|-\s?\d|\b(?:[0-9]|[12]\d|3[0-2])\s?(?:°|degrees|f\b)|helad|congel|nieve|bajo cero|gel[ée]|neige|frost|frier|schnee|minus|gelo|neve|congelando|мороз|снег|замерз|零下|结冰|下雪|冰|영하|얼어|눈이|đóng băng|tuyết|âm độ|lạnh cóng/u,
    advice:
      '**No heat in freezing weather:** keep warm in one room, never with an oven, a grill or a generator indoors, and let taps drip. If anyone is in danger from the cold, call 911.',
  },
]

/** What to do first, where the message tells of a danger; undefined otherwise. */
export const findEmergency = (message: string): string | undefined => {
  const said = message.normalize('NFC').toLowerCase()
  const told = dangers.filter(({ signs, and }) => signs.test(said) && (!and || and.test(said)))
  if (told.length === 0) return undefined
  return [...told.map(({ advice }) => advice), landlord].join('\n\n')
}
