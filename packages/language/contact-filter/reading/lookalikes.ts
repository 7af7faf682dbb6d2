// Letters and signs of other scripts that pass for Latin ones on a screen (after Unicode's confusables, shortened).

/** Pairs in a row: the lookalike, then the letter it looks like. */
const pairs = [
  // Cyrillic
  'аaеeоoрpсcуyхxіiїiѕsјjһhԁdԛqԝwкkмmтtнhвbгrпnиuьbз3б6ґrєeңhҳx',
  'АaЕeОoРpСcУyХxІiЅsЈjҺhԚqԜwКkМmТtНhВbЗ3',
  // Greek
  'αaβbγyδdεeηnιiκkμmνvοoρpσoςsτtυuχxωw',
  'ΑaΒbΕeΗhΙiΚkΜmΝnΟoΡpΤtΥyΧxΖz',
  // Armenian, Cherokee, Latin with strokes and small capitals
  'օoսuհhոnցgոnԼlᎪaᏴbᏟcᎠdᎬeᎻhᎫjᏦkᏞlᎷmᏢpᎡrᏚsᎢtᏙvᏔwᎩyᏃz',
  'ɑaɡgıiɩiłlŁløoØođdĐdħhƒfŧtƀbɓbɗdɢgʏyᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwᴢz',
  // Chinese digits
  '零0〇0一1二2三3四4五5六6七7八8九9壹1贰2貳2叁3參3肆4伍5陆6陸6柒7捌8玖9',
  // Braille
  '⠁a⠃b⠉c⠙d⠑e⠋f⠛g⠓h⠊i⠚j⠅k⠇l⠍m⠝n⠕o⠏p⠟q⠗r⠎s⠞t⠥u⠧v⠺w⠭x⠽y⠵z⠲.',
  // Signs
  '©c®r℮e×x−-⁃-➖-─-—-·.•.∙.⋅.‧.・.。.⸱.٫.٬,、,⁄/∕/⧸/∶:“"”"„"‟"‘\'’\'‚\'‹<›>《<》>〈<〉>【[】]「[」]',
].join('')

const characters = [...pairs]

export const lookalikes: ReadonlyMap<string, string> = new Map(
  characters.flatMap((sign, index) =>
    index % 2 === 0 ? [[sign, characters[index + 1] ?? ''] as const] : [],
  ),
)
