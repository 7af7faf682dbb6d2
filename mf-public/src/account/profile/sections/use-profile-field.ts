import { useFormContext } from 'react-hook-form'
import { fieldLabels } from '../edits/profile-sections.ts'
import type { ProfileField, ProfileValues } from '../edits/profile-values.ts'

/** What binds a field to a name of the profile's form around it, with its label: `<TextField {...field('phone')} />`. */
export const useProfileField = () => {
  const { control } = useFormContext<ProfileValues>()
  return <Name extends ProfileField>(name: Name) => ({ control, name, label: fieldLabels[name] })
}
