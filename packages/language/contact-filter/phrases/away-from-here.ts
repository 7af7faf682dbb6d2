// How people ask to leave the portal: "viber me", "google our company name", "we can finish this off the app".

const network =
  'viber|we ?chat|weixin|kakao(?: ?talk)?|zalo|kik|telegram|whats ?app|skype|discord|messenger|face ?time|i ?message|hang ?outs|insta(?:gram)?|ig|fb|facebook|snap ?chat|linked ?in|venmo|zelle|cash ?app|pay ?pal|wire'

/** In the notation of sentence-patterns.ts. */
export const awayFromHere: readonly string[] = [
  String.raw`(?:${network}) (?:me|us)(?!\p{L})(?! here)`,
  '(?:google|search|look up) (?:for )?(?:me|us|(?:my|our) (?:(?:company|business|agency|shop|full|last)(?: name)?|name))(?! (?:on|in|under|here))',
  String.raw`(?:talk|chat|deal|pay|rent|lease|text|continue|speak|connect|discuss|message|contact|reach|move|take|communicate|finish|write|meet|do|handle|settle|arrange|book|sign|keep|work|go|close|complete|negotiate|it|this|everything) ~ (?:off|outside(?: of)?|away from) (?:the|this) (?:app|portal|site|web ?site|platform|service|messenger)(?! (?:window|door|office|plan))(?<!(?:turn|switch|shut|log|sign|power|taken|take|comes?|fell)(?:ed|ing)? (?:it )?off (?:the|this) [\p{L} ]{2,9})`,
  String.raw`(?:talk|chat|speak|conversation|discussion|text|write) (?:\p{L}{1,9} )?(?:somewhere else|elsewhere|offline)`,
  String.raw`(?:ask|see)[^.!?\n]{0,40}(?<!\p{L})for (?:my|our) (?:business )?(?:card|number|digits)(?! on file)`,
  '(?:bypass|skip|ditch|get off) (?:this|the) (?:chat|app|site|inbox|portal|platform)',
  "links? (?:is |are |'s )?in (?:my|our|the) (?:bio|profile|caption|first photo)",
]
