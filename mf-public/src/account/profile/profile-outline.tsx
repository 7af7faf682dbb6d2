import type { User } from '@portal/contract/people/person'
import { completenessOf } from '@portal/contract/tenant-profile/completeness'
import { FormOutline, type OutlineItem } from '@portal/shared-ui/form-outline'
import { sectionsOf } from './edits/profile-sections.ts'
import { bodyOf } from './edits/profile-values.ts'
import type { ProfileEdits } from './edits/use-profile-edits.ts'

export const ProfileOutline = ({ user, edits }: { user: User; edits: ProfileEdits }) => {
  const { errors } = edits.form.formState
  const { missing } = completenessOf(bodyOf(edits.values))
  const items = sectionsOf(user).map(({ id, label, fields }): OutlineItem => {
    if (fields.some(field => errors[field])) return { id, label, state: 'invalid' }
    if (fields.some(field => edits.changed.includes(field))) return { id, label, state: 'changed' }
    return { id, label, state: fields.some(field => missing.some(name => name === field)) ? 'open' : 'done' }
  })
  return <FormOutline label="Sections of your profile" items={items} />
}
