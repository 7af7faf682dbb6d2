const known =
  'african american asian buddhist catholic children christian disabled evangelical families foreigner handicapped hispanic homosexual immigrant jewish latino lesbian mexican minorities mormon muslim people predominantly protestant refuse religious section tenant toddlers voucher wheelchair without neighborhood neighbourhood neighbor neighbour applicant majority mostly'.split(
    ' ',
  )

/** Real words that look like typos. */
const others = new Set(
  'africa america americana asia childrens christina familial family harmless mexico muslin refused refuses refuge sections neighboring'.split(
    ' ',
  ),
)

const minLength = 5

/** A letter was left out, added or changed, or two neighbors were swapped. */
const isOneSlipApart = (written: string, meant: string): boolean => {
  let same = 0
  while (same < written.length && written[same] === meant[same]) same += 1
  const [rest, other] = [written.slice(same), meant.slice(same)]
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  )
}

const knownWords = new Set(known.flatMap(word => [word, `${word}s`]))

export const correctSpelling = (words: readonly string[]): string[] =>
  words.map(word =>
    word.length < minLength || knownWords.has(word) || others.has(word)
      ? word
      : ([...knownWords].find(meant => meant[0] === word[0] && isOneSlipApart(word, meant)) ?? word),
  )
