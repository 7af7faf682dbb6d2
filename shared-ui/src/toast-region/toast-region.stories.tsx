import { ToastRegion } from './toast-region.tsx'

export default { title: 'Toast region' }

const ignore = () => undefined

export const Success = () => (
  <ToastRegion
    toast={{ id: 1, title: 'Login successful!', description: 'Welcome back.', tone: 'success' }}
    onClose={ignore}
  />
)

export const Danger = () => (
  <ToastRegion
    toast={{
      id: 1,
      title: 'Login failed',
      description: 'Please check your credentials and try again.',
      tone: 'danger',
    }}
    onClose={ignore}
  />
)

export const Neutral = () => (
  <ToastRegion toast={{ id: 1, title: 'Notification deleted.' }} onClose={ignore} />
)

export const Empty = () => <ToastRegion toast={null} onClose={ignore} />
