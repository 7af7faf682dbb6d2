import { Button } from '../button/button.tsx'
import { Pairs } from './pairs.tsx'

export default { title: 'Pairs' }

const Three = ({ width }: { width: string }) => (
  <Pairs style={{ width }}>
    <Button>Acknowledge</Button>
    <Button>Status</Button>
    <Button>Schedule</Button>
  </Pairs>
)

export const TwoInARow = () => <Three width="320px" />

export const TooNarrow = () => <Three width="200px" />
