import type { Preview } from '@storybook/react-vite'
import { createGlobalStyle } from 'styled-components'
import { globalCss } from '../src/global-style/global-style.tsx'

const GlobalStyle = createGlobalStyle`${globalCss}`

const preview: Preview = {
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.className = globals.theme
      return (
        <>
          <GlobalStyle />
          <main>
            <Story />
          </main>
        </>
      )
    },
  ],
}

export default preview
