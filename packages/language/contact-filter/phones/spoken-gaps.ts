// What people write between the parts of a number so that it does not look like one: "415 [space] 555, then 0123".

const sign = '[^\\p{L}\\p{N}$€£¥%§;📞☎📱✆]'
const words =
  "dash|hyphen|minus|dot|point|period|full stop|space|blank|gap|slash|stroke|bar|comma|colon|star|asterisk|underscore|tilde|pause|plus|break|then|and|next|followed by|follow(?:ed|s)?(?: with)?|after that|afterwards|finally|lastly|last|first|second|third|middle|rest|remainder|prefix|exchange|line|number|numbers|digits?|ends?|ending|starts?|starting|begins?|in|with|is|are|the|it|its|it's|my|by|of|to finish|to end|finish(?:es|ing)?|take|add|put|append|get|go|goes|comes|lead|leading|area code|code|three|four|guion|espacio|tiret|strich|punto|y|et|und|luego"
const told = new RegExp(`^${sign}{0,4}(?:(?:${words})(?:${sign}{1,4}|$)){1,7}$`, 'u')
const remark = /^[^\p{L}\p{N}$€£¥%§;]{0,2}[([{<][\p{L} ]{1,24}[)\]}>][^\p{L}\p{N}$€£¥%§;]{0,2}$/u
const listing = /,\s|\s\||\|\s|\b(?:and|y|et|und)\b/u
const certain =
  /\b(?:dash|hyphen|space|slash|then|rest|next|followed|number|finally|area code|add|finish|append|ends|ending)\b/

/** "[space]", "dash", ", then", "followed by", "and the rest is" */
export const isSpoken = (gap: string): boolean => told.test(gap)

/** "(ignore this)" */
export const isRemark = (gap: string): boolean => remark.test(gap)

/** "650, 700", "650 | 700" and "650 (studio) 700 (loft)" are several numbers; "650, then 700" is one. */
export const isListing = (gap: string): boolean =>
  (listing.test(gap) && !certain.test(gap)) || (remark.test(gap) && !told.test(gap))
