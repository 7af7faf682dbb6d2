import { CalendarClock, CircleDollarSign, UserRound } from 'lucide-react'
import { Fact, FactList } from './fact-list.tsx'

export default { title: 'FactList' }

export const Facts = () => (
  <FactList>
    <Fact icon={<CalendarClock aria-hidden />} label="Scheduled">
      Nov 23, 2026, 12:30 PM
    </Fact>
    <Fact icon={<CircleDollarSign aria-hidden />} label="Estimated cost">
      {null}
    </Fact>
    <Fact icon={<UserRound aria-hidden />} label="Assigned to">
      Bayview Heating
    </Fact>
  </FactList>
)
