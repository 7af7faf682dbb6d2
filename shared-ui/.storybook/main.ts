// The stories' workbench: `bun run stories`.
import { join } from 'node:path'
import { drawPicture } from '@portal/home-drawing/draw-picture'
import { readPicturePath } from '@portal/home-drawing/picture-path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'

/** Our own pictures of homes, which the page server normally draws. */
const pictures: Plugin = {
  name: 'pictures-of-homes',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const picture = readPicturePath(new URL(request.url ?? '/', 'http://localhost').pathname)
      if (!picture) return next()
      response.setHeader('content-type', 'image/svg+xml').end(drawPicture(picture))
    })
  },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Otherwise Vite would read the whole workspace's project references.
  viteFinal: settings => ({
    ...settings,
    tsconfig: join(import.meta.dirname, '../../tsconfig.base.json'),
    plugins: [...(settings.plugins ?? []), pictures],
  }),
}

export default config
