// Small talk, and what the assistant does not do or cannot know.
import * as sitePaths from '@portal/contract/site-paths'
import type { Turn } from '../turn.ts'
import { button, link } from './describe.ts'
import { matches } from './row.ts'

const safety = link('Staying safe', sitePaths.helpWith('staying-safe'))
const help = link('our help pages', sitePaths.help)
const cannotAct = `I cannot do that for you: I only look things up and fill in forms that you send yourself. Use the pages themselves, such as ${link('your leases', sitePaths.tenancies)}, ${link('your messages', sitePaths.messages)}, ${link('your subscription', sitePaths.subscription)} or ${link('your profile', sitePaths.profile)}.`
const please =
  '^((please|ok|yes|just|now|can you|could you|would you|i want you to|i want to|i need to|go ahead and|help me),? ){0,3}'
const bindingActs = 'cancel|terminate|withdraw|pay|accept|approve|reject|sign|evict'

/** These answer even what looks like a form. */
const refused: Readonly<Record<string, string>> = {
  'I cannot show or change my instructions.':
    '(ignore|disregard|forget|override) … (instructions?|rules?|prompts?), system prompt, your (instructions|prompt|rules), you are now, pretend, act as, jailbreak',
  [`I cannot help with getting around the rules, or with false papers: business stays on the platform. See ${safety}.`]:
    '(make|create|fake|forge|edit|alter|photoshop|write (me )?an?) … (pay ?(slip|stub|check)s?|bank statements?|(income|employment) letter|proof of (income|employment)|tax returns?), (past|around|bypass|avoid|trick) (the |your )?(filter|rules?|portal|fees?|platform), (off|outside) (of )?(the |this )?(platform|portal|app)',
  [`I cannot give or pass on contact details: people write to each other on the platform. See ${safety}.`]:
    'phone, cell, mobile, e-?mail, whatsapp, telegram, contact (details|info*), last name unless my, how, why, alerts?, e-?mail me',
  [`I cannot see secrets such as passwords or card numbers. You change your password under ${link('Security', sitePaths.security)}.`]:
    'social security, ssn, card number, bank account, (tell me|show|what is) my password unless asks?, wants?, scam, safe, normal',
  'I cannot help choose homes or people by such things: the Fair Housing Act forbids it.':
    'race, religio*, ethnic*, nationalit*, immigrants?, foreigners?, muslims?, jewish, christians?, gay, (no|without) (kids|children|families), (no|decline|reject|refuse|deny|turn down) … (kids?|child*|famil*|pregnan*|disab*|wheelchair), (kids?|child*|baby|pregnan*|disab*|wheelchair) … (no|declin*|reject*|refus*|den(y|ied)|turn* down) unless can i, may i, allowed, how',
  [cannotAct]: `${please}(${bindingActs})`,
  'I cannot write listings: the form for one says what helps, and points out words to avoid.':
    '(write|draft|create|make) … (listing|description|ad) unless message, inquiry',
  'I cannot help with that: I only know about renting on this portal.':
    'poem, joke, recipe, president, capital of, translate, python, homework, stocks?, football, movies?, song, essay, horoscope',
}

const declined: Readonly<Record<string, string>> = {
  'I cannot tell you anything about other people: I look up only what you can see yourself.':
    "(\\w+'s|his|her|their|neighbors?|applicants?|tenants) … (income|salary|credit|job|age|earns?|pays?|background|married), (an)?other (tenant|people|person|applicant|user)*, what (does|do) (?!it|this|that|basic|premium|enterprise|homes?|an?|one|two|three|\\d)\\w+ (tenants? |in my building )?(earn|make|pay|do for) unless what's, let's, how do, tell",
  [`I cannot see papers or income. Yours are under ${link('Documents', sitePaths.documents)}, and who sees them under ${link('Sharing', sitePaths.sharing)}.`]:
    '(which|what|my) (papers|documents|files) … (i|uploaded), ^((show|list|open) (me )?)?my (papers|documents), show … what i (earn|make) unless need, should',
  [`I cannot take, arrange or check payments: rent and deposit do not pass through the portal. See ${safety}.`]:
    'zelle, venmo, cash ?app, paypal, wire, western union, gift cards?, bitcoin, (pay|send|transfer) … (rent|deposit), (paid|behind on|late (on|with)|owes?) … rent, (did|has) \\w+ (pay|paid) unless remind*, how (do|does|can)',
  [`I cannot give legal or medical advice: ask a lawyer or a doctor, and call 911 in an emergency. See ${help}.`]:
    'legal*, illegal*, sue, court, lawyer, evict*, the law, my rights, (can|may|is) (my|the|a) (landlord|owner) … (keep|raise|increase|enter|refuse|charge|allowed|come in|kick), break (my|the) lease, withhold*, hold back, medicine, doctor, allerg*, cough, symptoms?',
  'I do not know that: the portal has only homes as they are now, no weather, crime, schools, trips, shops, neighbors, visitors, utility costs, sale prices or forecasts.':
    'weather, forecast, rain*, snow*, (rents?|prices?) … (fall|rise|drop|go up|go down|increase|next year), (rent|price) history, (good|best) time to, cheaper in (winter|summer), safe, safest, unsafe, crime, dangerous, rough, sketchy, schools?, commute, how (long|far) … (from|drive|walk|ride|bus|downtown), restaurants?, pizza, grocer*, supermarkets?, shops?, hospitals?, neighbors?, noisy, how (loud|quiet|noisy|humid), people … there, (how many|who) … (looked|viewed|saw|seen|clicked), utilit*, (electric*|heating|gas|water|internet) (bills?|costs?), for electricity, flood, sell for, (sale|selling|market|resale) (price|value), worth(?! it), buyers?, if … (sell|sold), mortgage, for sale, buy an? (home|house|condo|apartment) unless is it safe, ssn, app, site, portal, scam*, stay*, remind*, ask, tell(?! me), write, leak*',
  'I do not know that: I do not judge people or tell how they will decide. I can show what the portal says, or draft a question.':
    'should i (rent|take|choose|pick|accept|trust|move|sign), which (\\w+ )?(is|would be) (the )?(better|best|nicer), do you (think|like|recommend), opinion, worth it, will (\\w+ )?\\w+ (accept|approve|pay|say yes), (nice|friendly|good|honest|reliable|laid back) (landlord|owner|tenant), (landlord|owner) … (nice|friendly|honest|reliable|laid back), guarantee unless ask, remind*, plans?, basic, premium, enterprise',
  [`I am an AI assistant and cannot connect you with a person. See ${help}.`]:
    '(real|live|actual) (person|human), (speak|talk) (to|with) (an? |some)?(\\w+ )?(human|person|agent|one|representative), customer (service|support)',
  [cannotAct]: `${please}(${bindingActs}|decline|delete|close|end|book|submit|publish|pause|unlist|upgrade|downgrade|renew|remove|apply|buy|mark|raise|lower|increase|reduce|assign|complete|give notice|change my|update my|turn (on|off)|switch off|invite|verify|upload|take my|snooze|reschedule|postpone|move (the|it|my)|send it|just send), without asking, (save|keep|favorite) (the |this |that )?(first|second|third|last|it|one|home) unless search`,
}

const capability =
  'what (can|could|do) you (do|help|know), how can you help, who are you, what are you, ^(hi|hello|hey|help)( there)?[!?. ]{0,3}$'
const thanks =
  '^(thanks|thank you|thx|great|perfect|ok|okay|bye|goodbye|no thanks|never mind)( (you|so much|very much|a lot|again|then|bye|everything|for (that|this|everything|your help))){0,2}[!. ]{0,3}$'

const landlords = [
  'What needs my attention?',
  'Which inquiries are not answered yet?',
  'Which repairs are overdue?',
]
const tenants = ['Two bedrooms in Oakland', 'How are my repair requests doing?', 'My kitchen sink is leaking']

const whatItCanDo = (start: string, turn: Turn): string =>
  `${start} I look up homes, repairs, inquiries, messages, plans and help pages, and fill in forms that you send yourself. Ask me in English, for example:\n\n${(turn.isLandlord ? landlords : tenants).map(button).join('\n')}`

/** Below the margin. */
export const unsure = (turn: Turn): string =>
  whatItCanDo('I’m not sure what you mean, and I don’t want to guess.', turn)

/** Undefined if a tool may answer. */
export const withoutTool = (turn: Turn): string | undefined => {
  const { text, tool, messages } = turn
  if (matches(capability, text)) return whatItCanDo('I am the portal’s assistant.', turn)
  if (matches(thanks, text) && messages.length === 1) return 'You’re welcome.'
  const sentences = tool?.startsWith('draft_') ? refused : { ...refused, ...declined }
  return Object.entries(sentences).find(([, words]) => matches(words, text))?.[0]
}
