// Area codes of North America: which three digits can begin a phone number.

/** The second and third digits of the codes that are in use, by the first. */
const inUse: Readonly<Record<string, string>> = {
  2: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 23 24 25 26 27 28 29 31 34 35 36 39 40 42 46 48 49 50 51 52 53 54 56 57 60 62 63 64 67 68 69 70 72 74 76 79 81 83 84 89',
  3: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 21 23 24 25 26 27 29 30 31 32 34 36 37 39 40 41 43 45 46 47 50 51 52 53 54 57 60 61 63 64 65 67 68 69 80 82 85 86',
  4: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 23 24 25 28 30 31 32 34 35 36 37 38 40 41 42 43 45 47 48 50 57 58 63 64 68 69 70 71 72 73 74 75 78 79 80 83 84',
  5: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 30 31 34 39 40 41 48 51 57 59 61 62 63 64 67 70 71 72 73 74 75 79 80 81 82 84 85 86 87',
  6: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 21 23 24 26 28 29 30 31 36 39 40 41 45 46 47 49 50 51 56 57 58 59 60 61 62 64 67 69 70 71 72 78 79 80 81 82 83 84 86 89',
  7: '01 02 03 04 05 06 07 08 09 12 13 14 15 16 17 18 19 20 21 24 25 26 27 28 29 30 31 32 34 37 38 40 42 43 47 48 53 54 57 58 60 62 63 65 67 69 70 71 72 73 74 75 78 79 80 81 82 84 85 86 87',
  8: '00 01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 21 25 26 28 29 30 31 32 33 35 37 38 39 40 43 44 45 47 48 49 50 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 72 73 76 77 78 79 88',
  9: '01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 24 25 28 29 30 31 34 36 37 38 39 40 41 42 43 45 47 48 49 51 52 54 56 59 70 71 72 73 75 78 79 80 83 84 85 86 89',
}

const codes: ReadonlySet<string> = new Set(
  Object.entries(inUse).flatMap(([first, rests]) => rests.split(' ').map(rest => first + rest)),
)

/** Area codes of California, and of calls that are free. */
const near =
  /^(?:2(?:09|13|79)|3(?:10|23|41|50)|4(?:08|15|24|42)|5(?:10|30|59|62)|6(?:19|26|28|50|57|61|69)|7(?:07|14|47|60)|8(?:05|18|20|31|40|58|00|33|44|55|66|77|88)|9(?:09|16|25|49|51))/

/** Whether digits begin with an area code of California, where the homes are, or with one of calls that are free. */
export const startsNear = (digits: string): boolean => near.test(digits)

/** Whether digits begin with any area code of North America that is in use. */
export const startsWithAreaCode = (digits: string): boolean => codes.has(digits.slice(0, 3))
