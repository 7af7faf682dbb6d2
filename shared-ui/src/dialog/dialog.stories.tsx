import { Button } from '../button/button.tsx'
import { DetailList } from '../detail-list/detail-list.tsx'
import { Field } from '../field/field.tsx'
import { PropertyPicture } from '../property-picture/property-picture.tsx'
import { TextArea } from '../text-input/text-input.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

export default { title: 'Dialog' }

export const Closed = () => (
  <Dialog title="Request details" trigger={<Button variant="outline">View Details</Button>}>
    <DetailList details={[{ label: 'Category', value: 'plumbing' }]} />
  </Dialog>
)

export const Open = () => (
  <Dialog
    open
    title="Add Note"
    description="The tenant can read it with the request."
    footer={
      <>
        <DialogClose>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button>Add Note</Button>
      </>
    }
  >
    <Field label="Note" required>
      <TextArea />
    </Field>
  </Dialog>
)

export const Side = () => (
  <Dialog open placement="side" title="Menu">
    <Button variant="ghost" fullWidth>
      AI Assistant
    </Button>
    <Button variant="ghost" fullWidth>
      Pricing
    </Button>
  </Dialog>
)

export const Sheet = () => (
  <Dialog open placement="sheet" title="Ask a question" footer={<Button>Send</Button>}>
    <Field label="Message" required>
      <TextArea />
    </Field>
  </Dialog>
)

export const Screen = () => (
  <Dialog open placement="screen" title="Picture 1 of 3">
    <PropertyPicture propertyType="house" seed="story" label="Illustration of a house" />
  </Dialog>
)
