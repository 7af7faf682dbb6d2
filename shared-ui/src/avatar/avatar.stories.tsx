import { Stack } from '../stack/stack.tsx'
import { Avatar } from './avatar.tsx'

export default { title: 'Avatar' }

export const Initials = () => (
  <Stack $direction="row">
    <Avatar name="Ana de la Cruz" />
    <Avatar name="Harbor Homes" tone="secondary" />
    <Avatar name="Prince" sizePx={56} />
    <Avatar name="" sizePx={32} />
  </Stack>
)

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#93b3c6"/><circle cx="4" cy="3.4" r="1.6" fill="#f3ede3"/><path d="M1 8a3 3 0 0 1 6 0z" fill="#56616c"/></svg>')}`

export const Portrait = () => <Avatar name="Ana de la Cruz" src={portrait} sizePx={56} />
