import { Stack } from '../stack/stack.tsx'
import { Spinner } from './spinner.tsx'

export default { title: 'Spinner' }

export const Sizes = () => (
  <Stack $direction="row">
    <Spinner />
    <Spinner sizePx={32} />
    <span>Loading...</span>
  </Stack>
)
