import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'

/** Spec §2.4. */
export function PasswordInput(attributes: Omit<TextInputProps, 'type' | 'prefix' | 'suffix'>) {
  const [visible, setVisible] = useState(false)
  return (
    <TextInput
      {...attributes}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <Toggle label={visible ? 'Hide password' : 'Show password'} onClick={() => setVisible(!visible)}>
          {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </Toggle>
      }
    />
  )
}

const Toggle = styled(IconButton)`
  margin-inline-end: -11px;
`
