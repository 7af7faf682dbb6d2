import { Columns2, List, Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from './segmented-control.tsx'

export default { title: 'Segmented control' }

const views = [
  { value: 'map', label: 'Map', icon: <MapIcon aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'split', label: 'Split', icon: <Columns2 aria-hidden /> },
]

export const ViewMode = () => {
  const [view, setView] = useState('split')
  return <SegmentedControl label="View" segments={views} value={view} onValueChange={setView} />
}

export const FullWidth = () => {
  const [view, setView] = useState('list')
  return <SegmentedControl label="View" segments={views} value={view} onValueChange={setView} fullWidth />
}
