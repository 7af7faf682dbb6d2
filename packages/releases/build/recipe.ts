import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, type Module, type RspackPluginFunction, rspack } from '@rspack/core'
import { versionPlaceholder } from '../artifact.ts'
import {
  addressOf,
  appExpose,
  assistantExpose,
  drawnAheadFile,
  entryFileOf,
  filesFolder,
  globalNameOf,
  shellName,
} from '../names.ts'
import { sharing } from './sharing.ts'

const require = createRequire(import.meta.url)

export interface BuildOptions {
  outputPath: string
  mode: 'production' | 'development'
}

export type Recipe = (options: BuildOptions) => Configuration[]

const parser = { syntax: 'typescript', tsx: true } as const

/** Names of components are hashed from their file, and a comment should change no output. */
const withoutComments = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser,
      target: 'esnext',
      transform: { react: { runtime: 'preserve' } },
      minify: { compress: false, mangle: false, format: { comments: { regex: 'webpack' } } },
    },
  },
}

const compiled = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser,
      // Never the development runtime: the shell's React, which all apps share, does not support it.
      transform: { react: { runtime: 'automatic', development: false } },
      // Names of styled components come from the file, so that server and browser agree. Pure: an unused
      // component costs nothing, even in a file with used ones.
      experimental: {
        plugins: [
          [require.resolve('@swc/plugin-styled-components'), { displayName: false, ssr: true, pure: true }],
        ],
      },
    },
    // Newer APIs are kept out by `lib` in tsconfig.browser.json and by gate/each-app.test.ts.
    env: { targets: 'chrome >= 120, edge >= 120, firefox >= 121, safari >= 17' },
  },
}

/** For packages whose alias in the plugin would lead to the CommonJS build. */
const runtimeAlias = {
  '@module-federation/runtime': require
    .resolve('@module-federation/runtime', { paths: [require.resolve('@module-federation/runtime-tools')] })
    .replace(/index\.cjs$/, 'bundler.js'),
}

const iconAlias = {
  [join(require.resolve('lucide-react/package.json'), '../dist/esm/createLucideIcon.mjs')]: require.resolve(
    '../../../shared-ui/src/icon/create-icon.ts',
  ),
}

/**
 * Imports federation's runtime by package name. The plugin uses paths on this machine, which would give the
 * same sources another version in another folder, and CommonJS builds, which cannot be tree-shaken: 7 kB more
 * in the shell, and 5 kB in each app.
 */
const runtimeByName = () =>
  new rspack.NormalModuleReplacementPlugin(/^@module-federation\/runtime\/rspack\.js!=!data:/, resolved => {
    resolved.request = resolved.request.replace(
      /%22[^"]*?%2Fnode_modules%2F(%40module-federation%2F[\w-]+)%2Fdist%2Findex\.cjs%22/g,
      '%22$1%22',
    )
  })

/** The registry names what to load, so the browser reads no manifests. */
const withoutSnapshots = { target: 'web', disableSnapshot: true } as const

const base = (directory: string, { mode, outputPath }: BuildOptions): Configuration => ({
  context: directory,
  mode,
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { ...runtimeAlias, ...iconAlias } },
  module: {
    rules: [
      // The last one runs first.
      { test: /\.tsx?$/, use: [compiled, withoutComments] },
      {
        test: /node_modules\/(@radix-ui|react-router)\/.*\.mjs$/,
        use: require.resolve('./mark-pure.ts'),
      },
      { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
      // As text, for a component to draw: a separate style sheet could fail to load.
      { test: /\.css$/, type: 'asset/source' },
    ],
  },
  output: { path: outputPath, assetModuleFilename: `${filesFolder}/[name].[contenthash:10][ext]` },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
})

/**
 * ES modules: they set no global that two versions of one app would share, and shared files have the same
 * name and content in every version. Chunks are requested through the shell (shell/src/import-file.ts).
 */
const browserOutput = ({ mode, outputPath }: BuildOptions, name: string): Pick<Configuration, 'output'> => {
  // An artifact's entry starts with this function (artifact.ts); an app in development has no checksums.
  const integrity = mode === 'production' ? ',await portalChecksum(file)' : ''
  return {
    output: {
      path: outputPath,
      publicPath: 'auto',
      uniqueName: name,
      module: true,
      chunkFormat: 'module',
      // A module that threw because another did not load runs again once that one has.
      strictModuleExceptionHandling: true,
      chunkLoading: 'import',
      library: { type: 'module' },
      importFunctionName: `(async file=>portalImport(new URL(file,import.meta.url).href${integrity}))`,
      // One folder down, like a version's folder, so that the files are found next to it.
      filename: 'entry/[name].js',
      chunkFilename: `${filesFolder}/[name].[contenthash:10].js`,
      assetModuleFilename: `${filesFolder}/[name].[contenthash:10][ext]`,
    },
  }
}

/** What the page shows before scripts run. It has its own React, so it works anywhere. */
const drawnAhead = (directory: string, entry: string, options: BuildOptions): Configuration => {
  const { module, output, ...rest } = base(directory, options)
  return {
    ...rest,
    name: 'drawn-ahead',
    target: 'node',
    entry: { 'drawn-ahead': entry },
    module: {
      rules: [
        ...(module?.rules ?? []),
        { test: /\.tsx?$/, enforce: 'post', use: require.resolve('./note-imports.ts') },
      ],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    output: {
      ...output,
      filename: drawnAheadFile,
      module: true,
      chunkFormat: 'module',
      strictModuleExceptionHandling: true,
      library: { type: 'module' },
      publicPath: addressOf(nameOf(directory)),
    },
  }
}

const drawnPages = `data:text/javascript,${[
  'export { pages } from "./src/pages.tsx"',
  'export { matchPath, StaticRouter, useRoutes } from "react-router-dom"',
  'export { drawInZone } from "@portal/shared-ui/readers-zone"',
  'export { giveFirstAnswers } from "@portal/client/first-answers"',
  'export { PlatformProvider } from "@portal/shared-ui/platform/platform"',
  'export { drawAhead } from "@portal/releases/draw/draw-ahead"',
  'export { createElement } from "react"',
].join(';')}`

/**
 * From this many bytes, uncompressed, the code that pages and the assistant share is a file of its own:
 * splitting off less costs a page more than a kilobyte and a request.
 */
const sharedByTwo = 60_000

/** The same for code that some pages of an app share. */
const sharedByPages = 30_500

/**
 * The code that sends calls is a file of its own if at least this many files need it. Otherwise each of them
 * has a copy, and a page would load one with its first reads and another with its own code.
 */
const client = {
  test: /packages\/(client\/(call|send|read-leniently|session-needed)|contract\/(endpoint|error))\.ts$/,
  name: 'client',
  chunks: 'async',
  minChunks: 12,
  enforce: true,
} as const

/** The same for the window of dialogs: each dialog loads on demand, and would have a copy. */
const dialog = {
  test: /shared-ui\/src\/dialog\/dialog\.tsx$|@radix-ui\/react-dialog/,
  name: 'dialog',
  chunks: 'async',
  minChunks: 4,
  enforce: true,
} as const

/** Exposes `./app` (src/entry.tsx), and `./assistant` if it has one. */
export const microFrontend =
  (directory: string): Recipe =>
  options => {
    const name = globalNameOf(nameOf(directory), versionPlaceholder)
    const assistant = join(directory, 'src/assistant-entry.tsx')
    const browser: Configuration = {
      ...base(directory, options),
      ...browserOutput(options, name),
      name: 'browser',
      target: 'web',
      entry: {},
      optimization: {
        splitChunks: {
          minSize: existsSync(assistant) ? sharedByTwo : sharedByPages,
          cacheGroups: { client, dialog },
        },
      },
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: `entry/${entryFileOf(nameOf(directory))}`,
          library: { type: 'module' },
          exposes: {
            [`./${appExpose}`]: './src/entry.tsx',
            ...(existsSync(assistant) && { [`./${assistantExpose}`]: './src/assistant-entry.tsx' }),
          },
          shared: sharing('taken'),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { externalRuntime: true, optimization: { ...withoutSnapshots, disableRemote: true } },
        }),
        runtimeByName(),
      ],
    }
    return [browser, drawnAhead(directory, drawnPages, options)]
  }

/**
 * One file for all of react-dom, and the apps' adapter: otherwise its parts are split by importer and loaded
 * twice.
 */
const reactDom = {
  test: /node_modules\/(react-dom|scheduler|single-spa-react)\//,
  name: 'react-dom',
  chunks: 'async',
  enforce: true,
} as const

/** The shared package's name in the identifier of federation's module for it. */
const consumedName = (identifier: string): string | undefined =>
  /^consume shared module \(\w+\) (@?[^@]+)@/.exec(identifier)?.[1]

/** Chunks without a file: a number would depend on the package's path on this machine. */
const consumed = {
  type: 'consume-shared-module',
  name: (module: Module) => `shared-${consumedName(module.identifier())}`,
  chunks: 'async',
  enforce: true,
} as const

/**
 * What federation's module for a shared package does with it, and the package's name; nothing for other
 * modules.
 */
const federated = (identifier: string): string | undefined =>
  /^(?:consume|provide) shared module \(\w+\) @?[^@]+@/.exec(identifier)?.[0]

/**
 * Otherwise the numbers of federation's modules would depend on paths on this machine, and could be those of
 * other modules.
 */
const numberedByName: RspackPluginFunction = compiler => {
  compiler.hooks.compilation.tap('numbered-by-name', ({ hooks }) => {
    hooks.beforeModuleIds.tap('numbered-by-name', modules => {
      const named = [...modules].flatMap(module => {
        const name = federated(String(module.identifier))
        return name ? { module, name } : []
      })
      named.sort((one, other) => (one.name < other.name ? -1 : 1))
      for (const [index, { module }] of named.entries()) Object.assign(module, { id: index + 1 })
    })
  })
}

/** The page's own script, with the federation runtime and the shared packages. */
export const shell =
  (directory: string): Recipe =>
  options => {
    const name = globalNameOf(shellName, versionPlaceholder)
    const browser: Configuration = {
      ...base(directory, options),
      ...browserOutput(options, name),
      name: 'browser',
      target: 'web',
      entry: { main: './src/main.ts' },
      optimization: { splitChunks: { cacheGroups: { reactDom, consumed } } },
      plugins: [
        new ModuleFederationPlugin({
          name,
          shared: sharing('provided'),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { provideExternalRuntime: true, optimization: withoutSnapshots },
        }),
        runtimeByName(),
        numberedByName,
      ],
    }
    return [browser, drawnAhead(directory, './src/drawn-ahead.tsx', options)]
  }

const nameOf = (directory: string): string => {
  const { name } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  return String(name).replace('@portal/', '')
}
