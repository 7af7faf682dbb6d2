const call = 'call 911'
const callBoth = 'call 911 and your gas company’s emergency line'

export interface Danger {
  /** 'Gas': a colon and the advice follow it. */
  name: string
  advice: string
}

interface Sign extends Danger {
  /** In the languages that most people here write; one match is enough. */
  signs: RegExp | readonly RegExp[]
  /** Must match as well. */
  and?: RegExp
}

const dangers: readonly Sign[] = [
  {
    signs:
      /carbon ?mono?xid|\bco2? (?:alarm|detector)|\b(?:headaches?|dizz\w+|nausea\w*|nauseous|faint\w*)\b.{0,60}\b(?:furnace|heater|boiler|generator)\b|mon[oó]xido de carbono|monoxyde de carbone|kohlenmonoxid|угарн|一氧化碳|일산화탄소|khí co\b/u,
    name: 'Carbon monoxide',
    advice: `get everyone out into fresh air now, and ${callBoth} from outside. Do not go back in until they say so.`,
  },
  {
    signs:
      /\b(?:smell\w*|odor|leak\w*|hiss\w*|reek\w*|stink\w*)\b.{0,40}\bgas\b|\bgas\b.{0,40}\b(?:smell\w*|odor|leak\w*|hiss\w*)|\brotten eggs?\b|(?:huele|olor|fuga|escape).{0,30}\bgas\b|(?:odeur|fuite).{0,20}\bgaz\b|\bgas(?:geruch|leck)|(?:riecht|stinkt).{0,20}\bgas\b|cheiro de gás|vazamento de gás|(?:запах|утечк).{0,12}газ|газом|煤气|煤氣|瓦斯|燃气|가스\s*(?:냄새|누출)|mùi (?:khí )?ga[sz]?\b|rò rỉ (?:khí )?ga/u,
    name: 'Gas',
    advice: `leave now. Touch no switch, flame or phone inside. From outside, ${callBoth}.`,
  },
  {
    signs: [
      /\b(?:on fire|(?:house|kitchen|grease|electrical) fire|(?:catch|caught|catching|started) (?:on |a )?fire|fire (?:in|started|broke out)|flames?|burning|(?<!\bin )sparks?|sparking)\b/u,
      /\b(?:there is|there's) (?:a )?fire\b(?! (?:escape|alarm|pit|station|exit|extinguisher))|^\W*fire\b/u,
      /\b(?:smoke (?:is|in|from|coming|every)|full of smoke|(?:i|we) (?:can )?(?:see|smell) (?:\w+ )?(?:smoke|fire)|smells? (?:like|of) (?:\w+ )?burn\w*|(?:outlet|oven|stove|furnace|dryer|panel|heater)(?: is|['’]s)? smoking|smoking outlet)\b/u,
      /\b(?:smoke|fire) (?:alarm|detector)s?(?: \w+){0,2} (?:going off|went off|goes off|sounding|ringing|blaring)\b/u,
      /incendio|fuego|humo|llamas|incendie|fum[ée]e|\b(?:es brennt|feuer|rauch)\b|incêndio|fumaça|пожар|горит|дым|着火|著火|火灾|火災|冒烟|불이 ?났|화재|연기|cháy|khói/u,
    ],
    name: 'Fire or smoke',
    advice: `get everyone out, close the doors behind you, and ${call} from outside.`,
  },
  {
    signs:
      /\bwater (?:is )?(?:everywhere|all over|pouring|gushing|rushing|spraying|coming (?:in|through|down|out))|\bflood(?:ed|ing|s)?\b(?! (?:zone|plain|insurance|risk|map))|\b(?:burst pipe|pipes? (?:has |have )?burst|sewage)\b|\b(?:gushing|spraying|pouring) water|agua por (?:todas partes|todos lados)|inundaci|inundad|tuber[ií]a rota|inondation|inond[ée]|eau partout|überschwemm|wasser überall|rohrbruch|água por tod|inundaç|alagad|затоп|потоп|вода везде|прорвало труб|漏水严重|到处都是水|水管爆|淹水|물이 ?새서|물바다|침수|ngập|nước khắp nơi|vỡ ống/u,
    name: 'Water',
    advice:
      'if you can do so safely, shut off the water at the main valve. Stay away from wet outlets and switches; if water reaches electricity, leave and call 911.',
  },
  {
    signs:
      /\b(?:no heat|no heating|heat(?:er|ing)?(?: \w+){0,3} (?:broken|out|off|dead|not work\w*|stopped\w*|quit|broke)|furnace(?: \w+){0,3} (?:broken|out|off|dead|not work\w*|stopped\w*|quit|broke)|without heat)\b|heat(?:er|ing)? (?:doesn|isn|won)['’]t|(?:no hay|sin) calefacci[oó]n|calefacci[oó]n no|pas de chauffage|chauffage (?:en panne|ne )|heizung (?:kaputt|aus|geht nicht|ausgefallen)|keine heizung|sem aquecimento|нет отопления|отопление не|没有暖气|暖气坏|沒有暖氣|난방이? ?안|không có (?:lò )?sưởi/u,
    and: /freez|frost|frozen|\bsnow|\bice\b|icy|below zero|winter|bitter(?:ly)? cold|-\s?\d|\b(?:[0-9]|[12]\d|3[0-2])\s?(?:°|degrees|f\b)|helad|congel|nieve|bajo cero|gel[ée]|neige|frost|frier|schnee|minus|gelo|neve|congelando|мороз|снег|замерз|零下|结冰|下雪|冰|영하|얼어|눈이|đóng băng|tuyết|âm độ|lạnh cóng/u,
    name: 'No heat in freezing weather',
    advice:
      'keep warm in one room, never with an oven, a grill or a generator indoors, and let taps drip. If anyone is in danger from the cold, call 911.',
  },
]

export const findDangers = (text: string): Danger[] => {
  const normalized = text.normalize('NFC').toLowerCase()
  return dangers
    .filter(
      ({ signs, and }) =>
        [signs].flat().some(sign => sign.test(normalized)) && (!and || and.test(normalized)),
    )
    .map(({ name, advice }) => ({ name, advice }))
}
