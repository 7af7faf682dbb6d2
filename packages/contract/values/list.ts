import * as z from 'zod/mini'

/** A longer list is refused before its items are looked at. */
export const list = <Item extends z.ZodMiniType>(item: Item, maxLength: number, message: string) => {
  const items = z.array(item).check(z.maxLength(maxLength, message))
  const refuseLong = z.transform((value: z.input<typeof items>, { issues }) => {
    if (Array.isArray(value) && value.length > maxLength)
      issues.push({ code: 'custom', message, input: value })
    return value
  })
  return z.pipe(refuseLong, items)
}
