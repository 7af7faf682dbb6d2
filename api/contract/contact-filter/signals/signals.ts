// What people say when they tell somebody how to reach them elsewhere. One alone is innocent; combinations.ts says which are not together.

const whole = (...words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u')

const few = (most: number) => `(?:[\\p{L}'-]{1,14} ){0,${most}}`
const media =
  '(?:apps?|networks?|platforms?|sites?|socials?|social media|messengers?|(?:chat )?programs?|channels?|chats?|search (?:bars?|box(?:es)?)|redes|logins?|web ?sites?|internet)'
const contact =
  '(?:info(?:rmation)?|numbers?|details|digits|contacts?|phone|cell|e-?mail|handle|telefono|numero|datos|card|line|socials)'

export const signals = {
  /** "no matter which network", "on all 5", "every app I have" */
  everywhere: whole(
    'every ?where(?: else)?',
    '(?:in |on )?any ?where(?: else)?',
    'all over the (?:web|internet|net)',
    `(?:every|any|all|each|both|most|whichever|whatever|which|either|various|different|usual|other|two|three|four|five|six|\\d)(?: of)? ${few(3)}${media}`,
    '(?:on|for|in|to|with) (?:all (?:of them|\\d|two|three|four|five|six)|each of them|every (?:last |single )?one(?: of them)?|everything(?: else)?|anything|both(?: of them)?|the others?|the rest)',
    'across (?:the board|social|socials|them|all)[^.!?]{0,12}',
    '= ?everything',
    'no matter (?:which|what|where)',
    'wherever (?:there|you (?:look|search|chat|scroll|post|hang))',
    '(?:works? on )?(?:whichever|whatever)(?: one| app)? (?:you|u) (?:have|use|like|prefer|got|check)',
    'take your pick|pick (?:any|your favorite|one)|you choose which',
    'never chang(?:es|ed)|(?:hasn.t|haven.t|never|didn.t) changed? (?:it )?since',
    'en tod[oa]s (?:lados|partes|las redes|las apps)|por todos lados|en cualquier (?:red|app)',
  ),
  /** What an account is called. */
  label: whole(
    'user(?: ?name| id)?s?|handle|(?:screen|online|account|profile|display|chat|internet) ?name|gamer ?tag|tag|alias|nick(?: ?name)?s?|moniker|pseudonym|call ?sign|socials',
    '(?:my|the|our|one|1|same) (?:id|@|at name|account|profile)',
    '(?:set|signed|made|registered|saved|listed) (?:\\p{L}{1,6} ){0,3}(?:up )?as',
    '(?:i|we) (?:sign|post|go|appear|show up|come up|chat) (?:in )?(?:as|by|under)',
    '(?:look|search|find|found|filed) (?:(?:me|us|up|them) )?under',
    'usuario|apodo|me encuentran?|aparezco como',
  ),
  /** What only an account is called. */
  handle: whole(
    'user ?names?|handle|screen ?name|gamer ?tag|alias|the @|(?:my|our) @|nick(?:name)?|online name',
  ),
  /** Somebody asks to be looked for. */
  seek: whole(
    `(?:find|search|look(?:ing)? (?:up|for|under)|look (?:me|us) up|track|add|follow|type(?: in)?|try|friend|follow|message|msg|dm|pm|ping|hit|reach|connect|write|say hi|shout|holler|buscame|busca|agregame|escribeme|hmu|remember)`,
    "(?:that'?s|thats|it'?s|its) (?:me|us|yours truly)",
    "(?:i'?m|im|i am|we'?re|soy|mine'?s?|my (?:full |real |first |last )?name)",
  ),
  network: whole(
    'signal(?= ?[,:]| is| works)|(?:app|one|site|thing) with the (?:little |blue |yellow |white )?(?:ghost|bird|plane|camera|bubbles?|note)|green bubble app|insta(?:gram)?|ig|(?:whats|snp?a?p) ?(?:app|chat)?|telegram|tele|tg|signal app|wechat|line id|viber|kik|kakao ?talk|facebook|fb|messenger|linkedin|tik ?tok|twitter|threads|bluesky|discord|skype|twitch|reddit|youtube|pinterest|nextdoor',
  ),
  /** How to put together what is in pieces. */
  assemble: whole(
    'one (?:long )?word|no (?:gaps?|caps|dots?|dashes|space(?:s)?(?! (?:left|available|for|in|on))(?: between)?)|(?:all|squished|run|mashed|stuck|glued|smushed|joined|written|pushed) (?:joined|together|up)|as one|back to back',
    `(?:close|mind|remove|delete|skip|drop|lose|ignore|erase|take out|without|minus|omit|forget) (?:up |all )?(?:the |those |any |every )?(?:gaps?|spaces?|bars?|lines?|dash(?:es)?|words|brackets|stars|parenthes[ei]s|emojis?|dots|commas|letters|extras?|spacing|hyphens?)`,
    `(?:put|stick|glue|join|string|squish|mash|add|piece|stitch|combine) (?:the |those |all |these )?(?:pieces|parts|it|them|that|those|two|three|words|halves|bits|both)(?: all)? (?:back )?(?:together|up)|combine (?:the|them|those)`,
    `(?:swap|replace|change|switch|trade|turn|read) (?:out )?(?:the |each |every |those |all )?(?:bars?|lines?|dash(?:es)?|stars?|underscores?|spaces|words?|commas?|hyphens?|slashes|pipes?|symbols?|emojis?|blanks?) (?:for|with|by|to|into|as)`,
    '(?:you|u) know (?:the|what) (?:rest|drill|ending|comes|goes|follows)|the usual (?:three letters|ending|suffix)|the rest (?:is|you) (?:obvious|know|the usual)',
    '(?:say|read|sound) (?:it|them|that|these) (?:in order|out(?: loud)?|aloud|fast|backwards?|together|in order|down)|backwards?|in reverse|reversed|al reves',
    'wink|decode|crack (?:it|the code)|riddle|puzzle|read between the lines|do the math|worth the math|just math|in (?:that|this) order|,? in order,|count the',
    '(?:then|next|luego|followed by|after that) (?:the |an? |la |el )?(?:at|dot|period|point|arroba|punto|underscore|dash|hyphen)|after the (?:dot|point|at)',
    '(?:with |then )(?:a |the )?dot|(?:as|for) (?:the |an )?ending|same as my (?:user ?)?name|roman (?:style|numerals?)|first letters?|not (?:really |even )?(?:the|a|an) (?:real |actual )?(?:price|rent|amount|code|fee|date|zip)s?|not really',
    '(?:stick|tack|slap|glue|pop|throw|put|add) ["\'“]?\\p{L}+["\'”]? (?:on|to|onto|after|behind|before) (?:it|that|the end)',
    'is the (?:part|bit|piece|end|ending)(?: (?:before|after|in front))?',
    '(?:the )?word \\p{L}{3,}|(?:the )?words? ["\'“]|with an? underscore|underscore',
  ),
  /** Talk of the filter itself. */
  filter: whole(
    "(?:filter|bots?|robots?|censors?|thing) (?:can'?t|cannot|won'?t|doesn'?t|hides?|blocks?|keeps?|eats?|removes?|deletes?|catch(?:es)?|away|stop|blanks?)",
    '(?:fools?|beats?|tricks?|dodges?|confuses?|past|around|from|avoid) (?:the |this |their |your )?(?:filters?|bots?|robots?|censors?)|bots? away',
    "can'?t (?:type|write|say|post|put|share) (?:it |that |this |them |anything )?(?:in |on )?here",
    "asterisks|stars it out|starred out|blocked out|got (?:blocked|censored|starred|cut|eaten|zapped)|censor(?:s|ed|ing|ship)|(?:not|all i'?m|aren'?t|isn'?t) (?:allowed|supposed) to (?:say|write|post|type|share|put|give)|before this thing",
  ),
  /** A page on the web, not one of paper. */
  web: whole(
    'www+[_.\\p{L}]{0,40}|web ?(?:site|page|address|presence)|home ?page|url|domain|address bar|browser|tld|company page|own page|short ?link|dot ?(?:com|net|org|io|xyz)|com|org|punto com|ww w|w ww|co m|c om|dot (?:i-?o|us|co|me|app|dev|house|homes)',
  ),
  mail: whole(
    '(?:g|e-?|hot)? ?mail|inbox|gmail|outlook|yahoo|icloud|proton(?:mail)?|aol|hotmail|correo|fastmail|at[- ]sign|arroba|edu|address is',
  ),
  provider: whole('g ?mail|gmail|outlook|yahoo|icloud|proton ?mail|aol|hotmail|fastmail|gmx'),
  /** What is asked of those who shall call. */
  call: whole(
    'call|calls|text|phone|ring|dial|landline|cell|mobile|reached?|texting|holler|buzz|pick up|answers?|voicemail|speak|telefono|llam\\p{L}+|mand\\p{L}+|before (?:nine|ten|noon|supper)|numbers?|digits|after (?:supper|dinner|work)',
  ),
  /** Somebody asks to be called. */
  callMe: whole(
    "(?:ring|dial|buzz) it|(?:ring|dial|holler|buzz|call|text) (?:me|us|my|half|the landline|\\d)|get (?:a )?hold of (?:me|us)|ask for \\p{L}{3,}|(?:that'?s|is|are) my (?:phone|number|cell|digits)|my (?:digits|phone) (?:are|is|=)|phone =|landline|(?:ring|rings) in my pocket",
  ),
  areaCode: whole("area code|(?:\\p{L}+ |\\p{L}+'s )code, then"),
  sum: whole(
    'half of|(?:hundred )?times \\d|(?:plus|minus) (?:\\d|one|two|three)|\\d ?[x×*+] ?\\d|dozen|squared|(?:add|subtract) (?:one|two|\\d)|take away|divided|double it',
  ),
  /** To search with a name that only the right place has. */
  search: /(?<!\p{L})(?:google|search|look up|look for|type|try)(?: for)? ["“]/u,
  picture: whole(
    '(?:photo|pic|picture|image|video|gallery|slide ?show|slide|screenshot|thumbnail|clip|foto|imagen|floor ?plan|virtual tour|video tour|3d tour|walk-?through|closing screen)s?',
  ),
  /** What somebody may have written on. */
  written: whole(
    'flyers?|stickers?|file ?name|sticky(?: notes?)?|post-?its?|white ?board|black ?board|chalk ?board|bulletin board|papel(?:ito)?|paper|notes?|cards?|magnet|calendar|mug|signs?|posters?|banner|placard|for rent board|mirror|bookmark|t-?shirt|pegue|wrote|written|scribbled|painted',
  ),
  /** Something has to be looked at closely. */
  look: whole(
    'zoom(?: in(?:to)?)?|closely|look close|small but|tiny|readable|bottom (?:right|left)|top (?:right|left)|to the end|at the end|the last (?:second|frame)|pause',
  ),
  /** What is told there. */
  details: whole(
    `(?:my|our|the|mi|mis|all (?:the|my)|his|her) ${few(1)}${contact}(?! (?:number|of|page))`,
    'cash ?tag|how to (?:get|reach|call|contact|find)|(?:get|be) in touch|(?:reach|call|contact|find|get) (?:me|us)|hit call|get (?:a )?hold of|directly',
    'my (?:info|stuff) is in',
  ),
  /** Other places where homes and people are found. */
  elsewhere: whole(
    'craigs ?list|yelp|linked ?in|marketplace|offer ?up|nextdoor|street ?view|google (?:maps|listing)|zillow|trulia|redfin|hotpads|air ?bnb|vrbo|yellow pages|white pages|phone ?book|(?:facebook|fb|alumni|mamas|moms|housing|parents|neighborhood) group|whatsapp group',
  ),
  /** People who may hand something over. */
  messenger: whole(
    'doorman|doormen|concierge|super(?:intendent)?|porter|bartender|barista|cashier|clerk|front desk|security guard|guard|receptionist|neighbor|shop ?keeper|deli|cafe|bodega|barber|bakery|hardware store|reception',
  ),
  handsOver: whole(
    `(?:get|pick up|grab|ask for|has|have|hand|gives?|leave|left|take)(?:s|ing)? ${few(2)}(?:my|our) ${few(1)}${contact}`,
    '(?:told|asked) (?:him|her|them) to (?:hand|give|share|pass)',
  ),
  money: whole(
    'cash|crypto|bitcoin|usdt|chime|apple pay|google pay|zelle|venmo|cash ?app|paypal|western union|money ?(?:order|gram)|wire|gift cards?|handshake|bank transfer|wise|revolut|under the table',
  ),
  /** Without the portal, or against its fee. */
  bypass: whole(
    "(?:don'?t|not|never) (?:do business|deal|do deals|rent) (?:\\p{L}+ )?(?:through|on|via) (?:here|this)",
    `(?:why|skip|avoid|save|dodge|without|never mind|forget|instead of) ${few(2)}(?:pay(?:ing)? )?(?:the |this |their |any )?(?:site|portal|platform|app|booking|service|web ?site)(?:'?s)?(?: (?:fees?|charges?|cut|commission))?`,
    '(?:end|ending|close|closing|pull|pulling|take down|cancel|cancel(?:l)?ing|drop|dropping) (?:the|this|your) (?:listing|ad|booking|request)(?: here)?',
    'we (?:both )?(?:save|split the)|handshake|off the books|between (?:us|you and me)|the (?:portal|site|app|platform)(?:.s)? (?:bank|payment|payments|fee|system|cut) (?:is|are|takes)|the wallet|pay(?:ing)? (?:me|us) (?:in )?(?:straight|direct(?:ly)?)|(?:easier|faster|quicker|better|nicer) than (?:this|here|the (?:app|site|portal))',
  ),
} satisfies Readonly<Record<string, RegExp>>

export type Signal = keyof typeof signals
