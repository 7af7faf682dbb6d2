import { Dialog } from '../dialog/dialog.tsx'
import { lazily } from '../platform/lazily.tsx'
import { Text } from '../text/text.tsx'
import { DialogOnDemand } from './dialog-on-demand.tsx'

export default { title: 'Dialog on demand' }

const nothing = () => undefined

const Note = () => (
  <Dialog onClose={nothing} title="Add Note">
    <Text>The dialog itself, once its code is there.</Text>
  </Dialog>
)

const LazyNote = lazily(async () => Note)

export const Loaded = () => (
  <DialogOnDemand title="Add Note" onClose={nothing}>
    <LazyNote />
  </DialogOnDemand>
)
