import { styled } from 'styled-components'
import { floatingStyle } from './floating.tsx'

export default { title: 'Floating surface' }

const Surface = styled.div`
  ${floatingStyle}
  padding: 16px;
`

export const Surfaced = () => <Surface>Menus and lists float on this.</Surface>
