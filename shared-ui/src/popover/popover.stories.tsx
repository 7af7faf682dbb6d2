import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { Text } from '../text/text.tsx'
import { Popover } from './popover.tsx'

export default { title: 'Popover' }

const nothing = () => undefined

export const Open = () => {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Bar>
      <Button ref={opener} variant="outline">
        Notifications
      </Button>
      <Popover
        title="Notifications"
        opener={opener}
        onClose={nothing}
        actions={
          <Button variant="ghost" size="sm">
            Mark all read
          </Button>
        }
        footer={
          <Button variant="ghost" fullWidth>
            All notifications
          </Button>
        }
      >
        <Text style={{ padding: 16 }}>Nothing new since yesterday.</Text>
      </Popover>
    </Bar>
  )
}

const Bar = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;
  margin-bottom: 240px;
`
