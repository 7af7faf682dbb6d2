// The one build recipe of every package that runs in the browser.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import {
  appExpose,
  assistantExpose,
  drawnAheadFile,
  entryOf,
  globalNameOf,
  remoteEntryFile,
  shellName,
} from './names.ts'
import { sharedPackages, sharing } from './sharing.ts'

export interface BuildOptions {
  /** Goes into every global name, so that two versions of one app can be on one page. */
  version: string
  outputPath: string
  mode: 'production' | 'development'
}

export type Recipe = (options: BuildOptions) => Configuration[]

const swc = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // Never the development runtime: the shell's React, which all apps share, does not support it.
      transform: { react: { runtime: 'automatic', development: false } },
      // Names of styled components come from the file, so that server and browser agree on them.
      // Pure: a component that a package does not use costs it nothing, even in a file with ones that it uses.
      experimental: {
        plugins: [['@swc/plugin-styled-components', { displayName: false, ssr: true, pure: true }]],
      },
    },
    env: { targets: 'chrome >= 120, edge >= 120, firefox >= 121, safari >= 17' },
  },
}

const base = (directory: string, { mode, outputPath }: BuildOptions): Configuration => ({
  context: directory,
  mode,
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      swc,
      { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  output: {
    path: outputPath,
    publicPath: 'auto',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    chunkLoadTimeout: 7000,
    assetModuleFilename: '[name].[contenthash:10][ext]',
    clean: false,
  },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
})

/** What the page shows of a package before scripts run, rendered during the build. */
const drawnAhead = (directory: string, entry: string, options: BuildOptions): Configuration => ({
  ...base(directory, options),
  name: 'drawn-ahead',
  target: 'node',
  entry: { 'drawn-ahead': entry },
  // One file, whatever the pages load on demand.
  module: { ...base(directory, options).module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  output: {
    ...base(directory, options).output,
    filename: drawnAheadFile,
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    publicPath: entryOf(nameOf(directory), options.version),
  },
})

/** Taken from node_modules: the build renders with the same copies that the components use. */
const renderedByTheBuild: Configuration = {
  externals: [new RegExp(`^(${sharedPackages.join('|')})(/|$)`)],
  externalsType: 'module',
}

/** A micro-frontend: exposes `./app` (src/entry.tsx), and `./assistant` where it has one. */
export const microFrontend =
  (directory: string): Recipe =>
  options => {
    const name = globalNameOf(nameOf(directory), options.version)
    const assistant = join(directory, 'src/assistant-entry.tsx')
    const browser: Configuration = {
      ...base(directory, options),
      name: 'browser',
      target: 'web',
      entry: {},
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: remoteEntryFile,
          exposes: {
            [`./${appExpose}`]: './src/entry.tsx',
            ...(existsSync(assistant) && { [`./${assistantExpose}`]: './src/assistant-entry.tsx' }),
          },
          shared: sharing(),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
    }
    browser.output = { ...browser.output, uniqueName: name }
    return [browser, { ...drawnAhead(directory, './src/routes.tsx', options), ...renderedByTheBuild }]
  }

/** One file for all of react-dom: otherwise its parts are split by importer and loaded twice. */
const reactDom = {
  test: /node_modules\/(react-dom|scheduler)\//,
  name: 'react-dom',
  chunks: 'async',
  enforce: true,
} as const

/** The shell: the page's own script, which provides the federation runtime and the shared packages. */
export const shell =
  (directory: string): Recipe =>
  options => {
    const name = globalNameOf(shellName, options.version)
    const browser: Configuration = {
      ...base(directory, options),
      name: 'browser',
      target: 'web',
      entry: { main: './src/main.ts' },
      plugins: [
        new ModuleFederationPlugin({
          name,
          shared: sharing(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
    }
    browser.output = { ...browser.output, uniqueName: name }
    browser.optimization = { splitChunks: { cacheGroups: { reactDom } } }
    // Complete, with its own React: a release is drawn by what it was built with, wherever it is stored.
    return [browser, drawnAhead(directory, './src/drawn-ahead.tsx', options)]
  }

const nameOf = (directory: string): string => {
  const { name } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  return String(name).replace('@portal/', '')
}
