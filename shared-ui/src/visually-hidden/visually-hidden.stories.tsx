import { VisuallyHidden } from './visually-hidden.tsx'

export default { title: 'Visually hidden' }

export const Words = () => (
  <p>
    Three<VisuallyHidden> unread notifications</VisuallyHidden>
  </p>
)
