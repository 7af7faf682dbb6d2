import { ApiError, sentenceOf } from '@portal/client/api-error'
import { placeFieldErrors } from '@portal/client/field-messages'
import { readLeniently } from '@portal/client/read-leniently'
import { User } from '@portal/contract/people/person'
import { TenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import { useFormValues, useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { laterRules } from '../../later-rules.ts'
import { loadWrites } from './load-writes.ts'
import { draftPlace, ProfileDraft } from './profile-draft.ts'
import type { ProfileSection } from './profile-sections.ts'
import {
  bodyOf,
  differencesOf,
  type ProfileBody,
  type ProfileField,
  type ProfileValues,
} from './profile-values.ts'
import { draftOf, fieldsOf, movedOn, type ProfileVersion, versionOf } from './seen.ts'
import { usePublicWords } from './use-public-words.ts'
import { type ProfileRecords, useSaveProfile } from './use-save-profile.ts'

/** A section that was changed elsewhere in the meantime, with the server's message for each field. */
interface Overtaken {
  section: string
  messages: Readonly<Record<string, string>>
}

const failed = 'We couldn’t save your changes. Please try again.'

export const useProfileEdits = (stored: ProfileRecords) => {
  const toast = useToast()
  const { save: send, keep } = useSaveProfile()
  const place = draftPlace(stored.user.id)
  const fields = fieldsOf(stored)
  const draft = useFoundDraft(place, found => ProfileDraft.parse(found))
  const [isDraftShown, setDraftShown] = useState(Object.keys(draft?.values ?? {}).length > 0)
  const [seen, setSeen] = useState<ProfileVersion>(() => ({
    ...versionOf(stored),
    ...(isDraftShown && draft && { updatedAt: draft.updatedAt }),
  }))
  const latest = useRef(seen)
  const form = useForm<ProfileValues, unknown, ProfileBody>({
    resolver: laterRules(async () => (await loadWrites()).checkProfile(seen.values)),
    mode: 'onTouched',
    defaultValues: { ...seen.values, ...draft?.values },
  })
  const forgetDraft = useKeptDraft(form, place, typed => draftOf(latest.current, typed, fields))
  const values = { ...seen.values, ...useFormValues(form) }
  const words = usePublicWords(values)
  const [saving, setSaving] = useState<string | null>(null)
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  const changed = differencesOf(fields, seen.values, values)

  /** Takes over the stored values, except in fields that the person changed (`isOwn`). */
  const adopt = (next: ProfileVersion, isOwn: (field: ProfileField) => boolean) => {
    latest.current = next
    setSeen(next)
    for (const field of fields) if (!isOwn(field)) form.setValue(field, next.values[field])
    if (differencesOf(fields, next.values, form.getValues()).length === 0) forgetDraft()
  }

  const fail = (description: string) => toast({ title: 'Error', description, tone: 'danger' })

  const save = async (section: ProfileSection) => {
    setSaving(section.id)
    try {
      await loadWrites()
    } catch (error) {
      return fail(sentenceOf(error, failed))
    } finally {
      setSaving(null)
    }
    const isRight = await form.trigger(section.fields, { shouldFocus: true })
    if (!isRight) return
    const mine = form.getValues()
    const names = differencesOf(section.fields, seen.values, mine)
    if (names.length === 0)
      return toast({ title: 'Nothing to save', description: 'You haven’t changed anything here.' })
    setSaving(section.id)
    setOvertaken(null)
    try {
      if (await words.areRefused(names)) return fail(words.refusal)
      await sendChanges(section, names, mine)
    } finally {
      setSaving(null)
    }
  }

  /** `isAgain` marks the retry after a change to other sections, which this section's changes do not depend on. */
  const sendChanges = async (
    section: ProfileSection,
    names: readonly ProfileField[],
    mine: ProfileValues,
    isAgain = false,
  ): Promise<void> => {
    const from = latest.current
    const all = bodyOf(mine)
    const body: Partial<ProfileBody> = Object.fromEntries(names.map(name => [name, all[name]]))
    const isTypedSince = (field: ProfileField) => differencesOf([field], mine, form.getValues()).length > 0
    const isUnsaved = (field: ProfileField) =>
      differencesOf([field], from.values, form.getValues()).length > 0
    try {
      const { notice, ...saved } = await send({ of: section.of, body, updatedAt: from.updatedAt[section.of] })
      adopt(movedOn(from, section.of, { ...stored, ...saved }), field =>
        section.fields.includes(field) ? isTypedSince(field) : isUnsaved(field),
      )
      toast({
        title: 'Saved',
        description: notice ?? `Your changes to “${section.label}” were saved.`,
        tone: notice ? 'neutral' : 'success',
      })
    } catch (error) {
      const current = currentOf(error, section.of)
      if (!current) {
        placeFieldErrors(error, section.fields, form.setError)
        return fail(sentenceOf(error, failed))
      }
      keep(current)
      adopt(movedOn(from, section.of, { ...stored, ...current }), isUnsaved)
      const { fields: messages } = error instanceof ApiError ? error : { fields: {} }
      if (Object.keys(messages).length === 0 && !isAgain) return sendChanges(section, names, mine, true)
      setOvertaken({ section: section.id, messages })
    }
  }

  /** Saved alone, apart from the form; null removes it. Throws what the API refuses. */
  const savePicture = async (profilePicture: string | null): Promise<void> => {
    const { values: before } = latest.current
    const { notice: _none, ...saved } = await send({
      of: 'account',
      body: { profilePicture },
      updatedAt: undefined,
    })
    adopt(
      movedOn(latest.current, 'account', { ...stored, ...saved }),
      field => differencesOf([field], before, form.getValues()).length > 0,
    )
  }

  return {
    form,
    savePicture,
    values,
    seen,
    words,
    changed,
    saving,
    save,
    overtaken,
    /** Replaces the edits in these fields with the stored values. */
    takeOver: (names: readonly ProfileField[]) => {
      adopt(latest.current, field => !names.includes(field))
      form.clearErrors(names)
      setOvertaken(null)
    },
    draft: {
      isShown: isDraftShown && changed.length > 0,
      discard: () => {
        adopt(versionOf(stored), () => false)
        form.clearErrors()
        setDraftShown(false)
      },
    },
  }
}

export type ProfileEdits = ReturnType<typeof useProfileEdits>

/** The stored version, if a change was refused because it was based on an older one. */
const currentOf = (error: unknown, of: ProfileSection['of']): Partial<ProfileRecords> | null => {
  if (!(error instanceof ApiError && error.code === 'stale' && error.current)) return null
  return of === 'account'
    ? { user: readLeniently(User, error.current) }
    : { tenantProfile: readLeniently(TenantProfile, error.current) }
}
