import * as z from 'zod/mini'
import { text } from './text.ts'

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

/** In a query, such as `status=pending,declined`: pipe it into their schema. */
export const commaSeparated = z.pipe(
  text(100),
  z.transform((words: string) => words.split(',')),
)
