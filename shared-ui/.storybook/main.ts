// The stories' workbench: `bun run stories`.
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Otherwise Vite would read the whole workspace's project references.
  viteFinal: settings => ({ ...settings, tsconfig: join(import.meta.dirname, '../../tsconfig.base.json') }),
}

export default config
