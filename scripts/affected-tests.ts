// What `npm test -- --changed` runs: what the change since a commit can touch, by imports.
import { join } from 'node:path'
import { captureCommand } from './capture-command.ts'
import { root } from './root.ts'

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const isDeployed = (path: string) =>
  /^(api\/src|packages|tools\/stand-ins|shared-ui|shell|mf-[^/]+)\//.test(path) && !isTest(path)

export interface AffectedTests {
  /** The files' paths from `folder`; undefined if all can be affected, empty if none is. */
  in: (folder: string) => string[] | undefined
  stories: boolean
}

const outputOf = async (command: string[], cwd: string): Promise<string> => {
  const { succeeded, output } = await captureCommand(command, { cwd })
  if (!succeeded) throw new Error(output.trim())
  return output
}

/**
 * The tests that changes since `commit`, committed or not, can touch. What no import leads to (such as a page of docs or a statement of
 * SQL) can touch each test of its folder; outside of `folders`, each test of the scripts. Throws if git knows no such
 * commit.
 */
export const findAffectedTests = async (
  commit: string,
  folders: string[],
  cwd = root,
): Promise<AffectedTests> => {
  const git = async (...words: string[]) =>
    (await outputOf(['git', ...words], cwd)).split('\n').filter(line => line !== '')
  const changed = [
    ...(await git('diff', '--name-only', commit, '--')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  const program = join(root, 'node_modules/.bin/depcruise')
  const options = [
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    '--affected',
    commit,
  ]
  const json = await outputOf([process.execPath, program, ...options, ...folders], cwd)
  const graph: { modules: { source: string }[] } = JSON.parse(json)
  const modules = graph.modules.map(({ source }) => source)
  const folderOf = (path: string) => folders.find(folder => path.startsWith(`${folder}/`)) ?? 'scripts'
  const whole = new Set(changed.filter(path => !/\.tsx?$/.test(path)).map(folderOf))
  return {
    in: folder =>
      whole.has(folder)
        ? undefined
        : modules
            .filter(path => path.startsWith(`${folder}/`) && isTest(path))
            .map(path => `.${path.slice(folder.length)}`),
    stories: [...changed, ...modules].some(path => isDeployed(path) || path.startsWith('e2e/')),
  }
}
