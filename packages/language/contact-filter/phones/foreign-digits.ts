// Reads rows of digits that are spelled out in languages whose digits look like ordinary words one by one: "liu er liu, wu wu wu".
import { type Reading, rewriteWithin } from '../reading/reading.ts'

/** Mandarin, Hindi, Tagalog, Vietnamese, Korean, Japanese and Arabic in Latin letters, and English as it sounds, each from 0 to 9. */
const languages = [
  'ling yi er san si wu liu qi ba jiu',
  'shunya ek do teen char paanch chhe saat aath nau',
  'sero isa dalawa tatlo apat lima anim pito walo siyam',
  'khong mot hai ba bon nam sau bay tam chin',
  'gong il i sam sa o yuk chil pal gu',
  'rei ichi ni san yon go roku nana hachi kyu',
  'sifr wahid ithnan thalatha arbaa khamsa sitta sabaa thamaniya tisaa',
  'oh/ohh won/wun too/tu/to tree/thre for/fore/foar fife/fiv/fyve sicks/siks sevn/sevin ate/eit/ait nein/nyne/nin',
].map(list => list.split(' ').map(word => word.split('/')))
const minDigits = 7

const rows = languages.map(digits => {
  const digit = `(?:${digits.flat().join('|')}|\\d)`
  return {
    digits,
    row: new RegExp(
      `(?<![\\p{L}\\p{N}])${digit}(?:[\\s,.;·-]{1,3}(?:(?:then|and|next) )?${digit}){${minDigits - 1},12}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
  }
})

const word = /[a-z]+/g

export const foreignDigits = (reading: Reading): Reading =>
  rows.reduce(
    (read, { digits, row }) =>
      rewriteWithin(read, row, word, ([written]) => {
        const digit = digits.findIndex(words => words.includes(written))
        return digit < 0 ? null : String(digit)
      }),
    reading,
  )
