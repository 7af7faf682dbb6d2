import { NameDialog } from './name-dialog.tsx'

export default { title: 'NameDialog' }

const props = {
  title: 'Rename this search',
  name: 'Lofts by the lake',
  maxLength: 80,
  help: 'Only you can see it.',
  missing: 'Please give this search a name',
  save: 'Save name',
  isSaving: false,
  onSave: () => undefined,
  onClose: () => undefined,
}

export const Asking = () => <NameDialog {...props} />

export const Failed = () => (
  <NameDialog {...props} failure={{ title: 'We couldn’t rename the search', message: 'Please try again.' }} />
)
