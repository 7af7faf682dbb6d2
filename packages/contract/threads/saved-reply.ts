// What a person writes often, for themselves alone.
import * as z from 'zod/mini'
import { id, requiredText, timestamp } from '../values/text.ts'

/** For one person. */
export const maxSavedReplies = 30
export const maxReplyName = 60
const maxReplyText = 2000

export const SaveReply = z.object({
  name: requiredText(maxReplyName, 'Please enter a name'),
  text: requiredText(maxReplyText, 'Please write a reply'),
})
export type SaveReply = z.infer<typeof SaveReply>

export const SavedReply = z.object({ id, name: z.string(), text: z.string(), createdAt: timestamp })
export type SavedReply = z.infer<typeof SavedReply>

/** With the first name of who is written to, and the home's title, in place of `{name}` and `{home}`. */
export const filledReply = (text: string, about: { name: string; home: string }): string =>
  text.replaceAll(/\{(name|home)\}/g, (_, place: 'name' | 'home') => about[place])
