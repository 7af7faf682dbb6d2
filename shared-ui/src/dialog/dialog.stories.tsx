import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { PropertyPicture } from '../property-picture/property-picture.tsx'
import { TextArea } from '../text-input/text-input.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

export default { title: 'Dialog' }

const nothing = () => undefined

export const Open = () => (
  <Dialog
    onClose={nothing}
    title="Add Note"
    description="The tenant can read it with the request."
    footer={<DialogActions>Add Note</DialogActions>}
  >
    <Field label="Note" required>
      <TextArea />
    </Field>
  </Dialog>
)

export const Sheet = () => (
  <Dialog onClose={nothing} placement="sheet" title="Ask a question" footer={<Button>Send</Button>}>
    <Field label="Message" required>
      <TextArea />
    </Field>
  </Dialog>
)

export const Screen = () => (
  <Dialog onClose={nothing} placement="screen" title="Picture 1 of 3">
    <PropertyPicture propertyType="house" seed="story" label="Illustration of a house" />
  </Dialog>
)
