// How people ask to leave the portal: "viber me", "google our company name", "we can finish this off the app".

const network =
  'viber|we ?chat|weixin|kakao(?: ?talk)?|zalo|kik|telegram|whats ?app|skype|discord|messenger|face ?time|i ?message|hang ?outs|insta(?:gram)?|ig|fb|facebook|snap ?chat|linked ?in|venmo|zelle|cash ?app|pay ?pal|wire'
const details = '(?:numbers?|digits|e-?mails?|links?|contacts?|address|handles?|phones?|exchange)'

/** In the notation of sentence-patterns.ts. */
export const awayFromHere: readonly string[] = [
  String.raw`(?:${network}) (?:me|us)(?!\p{L})(?! here)`,
  String.raw`(?:dm|pm) (?:me|us)(?= ?(?:[.!,;)\n]|$|if\b|for\b|when|and\b|anytime|instead|please|directly))`,
  '(?:just )?google (?:me|us|my name|our name|our company|my business|our business)',
  '(?:look|search|find) (?:me|us|my name|our name|for (?:me|us))(?: up)? (?:online|on google|on the (?:web|internet)|outside|elsewhere)',
  '(?:look (?:me|us) up|search my name)(?! (?:on|in|under))',
  String.raw`(?:talk|chat|deal|pay|rent|lease|text|continue|speak|connect|discuss|message|contact|reach|move|take|communicate|finish|write|meet|do|handle|settle|arrange|book|sign|keep|work|go|close|complete|negotiate|it|this|everything) ~ (?:off|outside(?: of)?|away from) (?:the|this) (?:app|portal|site|web ?site|platform|service|messenger)(?! (?:window|door|office|plan))(?<!(?:turn|switch|shut|log|sign|power|taken|take|comes?|fell)(?:ed|ing)? (?:it )?off (?:the|this) [\p{L} ]{2,9})`,
  '(?:without|skip(?:ping)?|around|bypass(?:ing)?|cut(?:ting)? out) (?:this|the) (?:service|platform|site|web ?site|app|portal|middleman|fees?)(?: and| to| so|[.,!]|$)',
  '(?:talk|chat|deal|text|continue|speak|connect|discuss|message|contact|reach|find|move|take|communicate|finish|write|meet) ~ (?:off|outside of|outside|away from|elsewhere than|not on) (?:of )?(?:here|this)',
  "(?:rather not|don'?t (?:want|like) to|prefer not to|let'?s not|not going to|shouldn'?t) (?:talk|chat|write|discuss|text|message)(?: (?:more|much|long|any more|anymore|about (?:it|this)))? (?:on |in |over )?here",
  String.raw`(?<![\p{L}[])(?:the|this|your|that) (?:site|app|filter|portal|platform|system|web ?site|bot|thing) ~ (?:blocks?|blocked|blocking|deletes?|deleted|removes?|removed|censors?|censored|erases?|strips?|hides?|filters?(?: out)?|won'?t (?:let|allow)|doesn'?t (?:let|allow|like)|didn'?t (?:let|allow|like)) ~ ${details}`,
  '(?:they|it) (?:read|reads|filters?|deletes?|blocks?|monitors?|watch|erases?|censors?|hides?|removes?|scans?) (?:everything|numbers|the numbers|links|our messages|all messages|e-?mails|contact|phone numbers|it all|them)',
  String.raw`(?:search|look up|google|type|find)(?: for| in)? (?:our|my|the) (?:\p{L}{1,12} )?(?:company|business|shop|store|office|agency|salon|restaurant)(?:'s)? name`,
  String.raw`(?:left|leave|leaving|taped|pinned|stuck|tucked|wrote|written|hid|hidden|put|placed|posted) ~ (?:my|our) (?:phone |cell |contact |direct )?(?:details|number|contacts?(?: \p{L}{4,11})?|info|digits|cell|e-?mail)(?!\p{L})(?! (?:number|details)?(?: )?(?:in|into|on|through|with) (?:the|my|your) (?:application|form|profile|lease|portal|file|account|office))`,
  '(?:continue|move|take|finish|have|carry on|keep) ~ (?:(?:conversation|chat|talk|discussion)(?! (?:off|down)) ~ |this (?!offline))(?:somewhere else|elsewhere|offline|to (?:another|a different) (?:app|site|place)|privately|in private)',
  String.raw`(?:talk|chat|speak|text|write) (?:\p{L}{1,9} )?(?:somewhere else|elsewhere|on (?:another|a different) (?:app|site)|offline)`,
  '(?:has|have|gives? you|hands? you|will give you|can give you) (?:my|our) (?:phone |cell )?(?:number|phone|contact|cell|card|e-?mail|info)(?! (?:on file|already|from))',
  String.raw`(?:our|my|name|type|put|plug|enter)[^.!?\n]{0,50} (?:in|into|in any|into any|using) (?:a |any |your |the )?search (?:engine|box|bar)s?`,
  String.raw`(?<!(?:emergency|unit|apartment|house|suite|model|serial|office) )(?:number|phone|contact|info) (?:is|'s|are) (?:\p{L}+ ){0,2}on (?:the|a) (?:\p{L}+ ){0,3}(?:sign|banner|poster)(?: (?:\p{L}+ ){0,2}(?:out front|outside|in front|in the (?:yard|window)))`,
  String.raw`(?<![\p{L}.])(?<=[\s(])\.(?:com|net|org|info)(?! (?:developer|framework|programmer|core|engineer|stack|jobs?|team))(?![\p{L}\p{N}/])`,
  "links? (?:is |are |'s )?in (?:my|our|the) (?:bio|profile|caption|first photo)",
  String.raw`(?:ask|see|get|grab|pick up)[^.!?\n]{0,40}(?<!\p{L})(?:for|has) (?:my|our) (?:business )?(?:card|number|contact|digits)(?! (?:on file|back))`,
  '(?:bypass|skip|ditch|get off) (?:this|the) (?:chat|app|site|inbox|portal|platform)',
  'without (?:the|this) (?:web ?site|site|app|platform|portal) (?:taking|getting|charging|in the middle|knowing|seeing)',
  "(?:save|avoid|dodge|skip|spare) ~ (?:service|platform|portal|booking|site|web ?site)(?:'s)? (?:fees?|cut|charge)",
  '(?:pay|contact|deal with|reach) (?:me|us) directly',
  '(?:send|shoot|drop|throw) (?:me|us) a (?:friend|follow|connection|connect) (?:request|invite)|friend me',
  '(?:send|give|text|leave|drop|share|message) (?:me|us) your (?:(?:phone|cell|mobile|contact|whatsapp|best|personal|direct) )?(?:number|phone|cell|e-?mail|contact|digits|handle|insta)',
  '(?:continue|move|talk|chat|write|prefer|switch|take|go|meet) ~ (?:on|to|in|over) (?:a different|some other|another) (?:app|platform|chat|messenger)',
  '(?:drop|skip|ignore|remove|delete|leave out|take out|lose|forget) (?:all )?(?:the )?(?:dollar signs?|words|commas|letters|units|dashes|dots|punctuation|symbols|colons?|asterisks|stars)(?: (?:and|then|between|in)|[.,!)]|$)',
]
