// Lists of bounded length.
import * as z from 'zod/mini'

/** A list of at most `maxLength` items; a longer one is refused before its items are looked at. */
export const list = <Item extends z.ZodMiniType>(item: Item, maxLength: number, message: string) => {
  const items = z.array(item).check(z.maxLength(maxLength, message))
  const refuseLong = z.transform((given: z.input<typeof items>, { issues }) => {
    if (Array.isArray(given) && given.length > maxLength)
      issues.push({ code: 'custom', message, input: given })
    return given
  })
  return z.pipe(refuseLong, items)
}
