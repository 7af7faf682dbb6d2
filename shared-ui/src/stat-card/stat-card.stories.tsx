import { CircleCheck, ClipboardList, Clock, TriangleAlert } from 'lucide-react'
import { CardGrid } from '../card/card.tsx'
import { StatCard } from './stat-card.tsx'

export default { title: 'Stat card' }

export const Maintenance = () => (
  <CardGrid $min="160px" $gap={4}>
    <StatCard label="Total Requests" value={12} icon={<ClipboardList />} />
    <StatCard label="In Progress" value={3} icon={<Clock />} tone="primary" />
    <StatCard label="Completed" value={8} icon={<CircleCheck />} tone="success" />
    <StatCard label="Urgent" value={1} icon={<TriangleAlert />} tone="danger" />
  </CardGrid>
)

export const Loading = () => <StatCard label="Total Requests" value={undefined} icon={<ClipboardList />} />
