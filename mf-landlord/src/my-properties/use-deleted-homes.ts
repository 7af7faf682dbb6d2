import type { OwnProperty } from '@portal/contract/properties/own-property'
import { restorableMinutes } from '@portal/contract/properties/own-property'
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const DeletedHome = z.object({ id: z.string(), title: z.string(), deletedMs: z.number() })
export type DeletedHome = z.infer<typeof DeletedHome>

const restorableMs = restorableMinutes * 60_000

const isRestorable = ({ deletedMs }: DeletedHome): boolean => Date.now() < deletedMs + restorableMs

/** The homes deleted in this tab that can still be restored, newest first; they survive a change of pages. */
export const useDeletedHomes = (personId: string) => {
  const key = `deleted-homes:${personId}`
  const [homes, setHomes] = useState(
    () => readDraft({ key, lasts: 'tab' }, stored => z.array(DeletedHome).parse(stored)) ?? [],
  )
  const restorable = homes.filter(isRestorable)
  const endMs = Math.min(...restorable.map(({ deletedMs }) => deletedMs + restorableMs))

  useEffect(() => {
    const place: DraftPlace = { key, lasts: 'tab' }
    if (homes.length > 0) keepDraft(place, homes)
    else forgetDraft(place)
    if (!Number.isFinite(endMs)) return
    const timer = setTimeout(() => setHomes(known => known.filter(isRestorable)), endMs - Date.now())
    return () => clearTimeout(timer)
  }, [key, homes, endMs])

  return {
    homes: restorable,
    add: ({ id, title }: Pick<OwnProperty, 'id' | 'title'>) =>
      setHomes(known => [{ id, title, deletedMs: Date.now() }, ...known]),
    remove: (id: string) => setHomes(known => known.filter(home => home.id !== id)),
  }
}
