// Words around digits that say what the digits are: part of a phone number, or of something else.

/**
 * Words that ask for contact somewhere else, such as "ring me" or "ask for Dominic". They are innocent by themselves, and only make
 * a detail nearby more certain.
 */
export const contactIntent =
  /(?<!\p{L})(?:(?:ring|call|dial|phone|text|txt|buzz|ping|hit|holler at|reach|contact|write|message|mail|catch|get|find|speak to|talk to|beep) (?:me|us|him|her|them|up)|get (?:a ?)?hold of (?:me|us)|reach|dial|phone|cell|mobile|telephone|cel|numero|telefono|ask for \p{L}+|pregunte|pregunta|llam\p{L}+|marque|marca|escrib\p{L}+|call|text|ring|speak|by voice|(?<!all )digits|only the numbers|numbers only|the numbers|you know what|(?:get|know) what i mean|if you (?:get|catch|know)|catch my drift|wink|not literally|not really a|dms?|connect|put (?:them|it) together|(?:read|say) (?:them|it) (?:together|in order)|combine|in (?:that|this) order|in a row|drop the words|skip the words|get in touch|in touch)(?!\p{L})|;-?\)|[😉📞☎📱]/u

/** Words that say what the digits are part of. */
export const part =
  /(?<!\p{L})(?:take|add|put|stick|append|attach|tack|first|1st|second|2nd|third|3rd|fourth|last|final|middle|mid|center|centre|next|then|later|after|rest|remaining|remainder|starts?|starting|begins?|beginning|opens?|opening|ends?|ending|finish(?:es)?|closes?|closing|prefix|suffix|exchange|half|parts?|piece|reply|chunk|bit|front|back|tail|head|area|digits?|before|primero|segundo|luego|despues|termina|empieza|mitad|fin|final|y|code [abc123])(?!\p{L})/u
/** "first floor", "next month": ordinals of something else. */
export const otherPart =
  /(?<!\p{L})(?:first|second|third|1st|2nd|3rd|last|next|closing|opening|back|front|after|before|end|ends|starts?|starting)(?:[ -](?:floors?|story|month'?s?|months|years?|weeks?|days?|bedrooms?|bathrooms?|beds?|baths?|units?|apartment|building|room|stop|street|avenue|tenant|owner|right|left|door|level|payment|spot|house|block|costs?|yard|hours?|time|at|on))(?!\p{L})/u
/** Things of a home that have a number or a code. */
export const home =
  /(?<!\p{L})(?:units?|apt|apartment|suite|ste|room|floor|building|bldg|tower|locker|storage|parking|spot|space|stall|garage|mailbox|box|door|pin|key|lockbox|alarm|entry|keypad|bin|code|gate|passcode|cabinet|meter|model|part|sku|item|filter|breaker|bus|route|line|permit|invoice|case|order|ticket|serial)(?: (?:number|no\.?|code|is|#))*[ :#=-]{0,3}$/u

export const unit =
  /^ ?(?:sq|sf\b|ft\b|feet|foot|m2|k\b|\/|per\b|a month|mo\b|months?|monthly|dollars|bucks|usd|mi\b|miles?|min|minutes?|hours?|h\b|am\b|pm\b|a\.m|p\.m|lbs?\b|years?|days?|weeks?|people|steps|blocks?|units?|apartments|homes|beds?|bath|br\b|ba\b|mbps|gb|watts?|w\b|v\b|volts?|degrees|°|inch|in\b(?! the)|"|'|st\b|nd\b|rd\b|th\b|square|\p{L}+ (?:st|street|ave|avenue|rd|road|dr|drive|blvd|lane|ln|way|place|court|ct)\b)/u
