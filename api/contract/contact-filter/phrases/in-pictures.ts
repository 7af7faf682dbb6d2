// What people say of details that they hide in pictures: "QR code is on picture 3", "my number is on the sign in the last photo".

const picture =
  '(?:photos?|pictures?|pics?|images?|slides?|screenshots?|snapshots?|videos?|clips?|shots?|gallery|thumbnails?|floor ?plans?|avatar|album)'
const own = String.raw`(?:(?:my|our) (?:\p{L}{1,10} ){0,2}?|(?:phone|cell|contact|direct|mobile|whatsapp|real) )(?:numbers?|cell|phone|digits|contacts?|contact (?:info|details|information)|info|details|e-?mail|mail|handle|insta|instagram|ig|business card|card|website|site|address|qr|code)`
const qr = String.raw`(?:q\.?r\.?(?:[ -]?codes?)?|bar ?code|scan(?:nable)? codes?|square code|little square)`
const clause = String.raw`[^.!?\n]{0,40}?`
const place =
  '(?:zoom|corner|sign|bottom|closely|close look|look close|hidden|caption|watermark|grey|gray|description|written|edge|back of|card|poster|flyer|label)'
const someone =
  '(?:(?:reach|contact|call|text|ring|find|message|write) (?:me|us)|(?:get|getting) (?:a ?)?hold of (?:me|us)|get in touch|my (?:info|number|details|contact)|give (?:me|us) a (?:ring|call|shout)|how (?:most )?(?:folks|people|everyone) (?:reach|find|contact)|(?:how|way) to (?:call|reach|contact)|call (?:whatever|what|who|the number)|for your camera)'
const specific = String.raw`${picture}(?: (?:#|no\.? |number )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten))?`
const chosen = String.raw`(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|last|profile|cover|main|listing) (?:[\p{L}]{1,10} )?${picture}`

/** In the notation of sentence-patterns.ts. */
export const inPictures: readonly string[] = [
  String.raw`${qr}(?! (?:sticker|label)s?)(?!\p{L})${clause}(?<!\p{L})(?:in|on|at|inside|from|under|of|see|is|as|with) ~ (?:last |first |second |third |\d(?:st|nd|rd|th) )?${picture}`,
  String.raw`scan ~ (?:${qr}|code|picture|photo|image|it|square)${clause}(?<!\p{L})(?:to (?:reach|contact|message|chat|talk|text|call|connect|pay (?:me|us)|get (?:me|us|in touch)|add|find|follow)|${picture}|for my|for our|and (?:we|you))`,
  String.raw`${own}(?!\p{L})${clause}(?<!\p{L})(?:in|on|at|inside|under|within|see|hidden) ~ (?:last |first |second |third |\d(?:st|nd|rd|th) )?(?:${picture}|bio|caption|(?:yard |window |rent )?sign|flyer|poster|banner|business card|file name|pdf|attachment)`,
  String.raw`${specific}(?!\p{L})[^\n]{0,60}?(?<!\p{L})${place}[^\n]{0,60}?(?<!\p{L})${someone}`,
  String.raw`${chosen}(?!\p{L})[^.!?\n]{0,40}?(?<!\p{L})${someone}`,
  String.raw`(?<!(?:emergency|unit|apartment|house|suite|model|serial|part|meter|account|lot|office|error) )numbers? (?:is|'s|are) (?:\p{L}+ )?(?:in|on|under|behind) (?:[\p{L}]{1,10} ){0,3}${picture}`,
]
