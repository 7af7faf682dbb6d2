// What people say about details hidden in pictures: "QR code is on picture 3", "my number is on the sign in the last photo".

const picture =
  '(?:photos?|pictures?|pics?|images?|slides?|screenshots?|snapshots?|videos?|clips?|shots?|gallery|thumbnails?|floor ?plans?|avatar|album)'
const own = String.raw`(?:(?:my|our) (?:\p{L}{1,10} ){0,2}?|(?:phone|cell|contact|direct|mobile|whatsapp|real) )(?:numbers?|cell|phone|digits|contacts?|contact (?:info|details|information)|info|details|e-?mail|mail|handle|insta|instagram|ig|business card|card|website|site|address|qr|code)`
const qr = String.raw`(?:q\.?r\.?(?:[ -]?codes?)?|bar ?code|scan(?:nable)? codes?|square code|little square)`
const clause = String.raw`[^.!?\n]{0,40}?`
/** In the notation of sentence-patterns.ts. */
export const inPictures: readonly string[] = [
  String.raw`${qr}(?! (?:sticker|label)s?)(?!\p{L})${clause}(?<!\p{L})(?:in|on|at|inside|from|under|of|see|is|as|with) ~ (?:last |first |second |third |\d(?:st|nd|rd|th) )?${picture}`,
  String.raw`scan ~ (?:${qr}|code|picture|photo|image|it|square)${clause}(?<!\p{L})(?:to (?:reach|contact|message|chat|talk|text|call|connect|pay (?:me|us)|get (?:me|us|in touch)|add|find|follow)|${picture}|for my|for our|and (?:we|you))`,
  String.raw`${own}(?!\p{L})${clause}(?<!\p{L})(?:in|on|at|inside|under|within|see|hidden) ~ (?:last |first |second |third |\d(?:st|nd|rd|th) )?(?:${picture}|bio|caption|(?:yard |window |rent )?sign|flyer|poster|banner|business card|file name|pdf|attachment)`,
]
