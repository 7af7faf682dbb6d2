// Every story stands in the page's global style, in the theme that the toolbar chooses.
import type { Preview } from '@storybook/react-vite'
import { figtreeUrl } from '../src/figtree/figtree.tsx'
import { GlobalStyle } from '../src/global-style/global-style.tsx'

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
          <GlobalStyle fontUrl={figtreeUrl} />
          <main>
            <Story />
          </main>
        </>
      )
    },
  ],
}

export default preview
