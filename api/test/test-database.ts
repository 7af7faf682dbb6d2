// Databases for single test files, on the test run's server.
import postgres from 'postgres'

const onServer = async (url: string, statement: string): Promise<void> => {
  const driver = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await driver.unsafe(statement)
  } finally {
    await driver.end({ timeout: 5 })
  }
}

/** The helper's own connection may create databases; their owner, the role of `url`, may not. */
const serverOf = (url: string): string => withName(process.env.TEST_SUPERUSER_URL || url, 'postgres')

const nameIn = (url: string): string => new URL(url).pathname.slice(1)
const withName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

/** Empty, or a copy of the template; returns its URL. */
export const createDatabase = async (url: string, template?: string): Promise<string> => {
  const name = `portal_test_${Bun.randomUUIDv7().replaceAll('-', '').slice(-20)}`
  const { username } = new URL(url)
  const owner = username ? ` owner "${decodeURIComponent(username)}"` : ''
  // By file, because a copy by page also writes each page to the log.
  const copied = template ? ` template "${nameIn(template)}" strategy file_copy` : ''
  await onServer(serverOf(url), `create database "${name}"${copied}${owner}`)
  return withName(url, name)
}

export const dropDatabase = (url: string): Promise<void> =>
  onServer(serverOf(url), `drop database if exists "${nameIn(url)}" with (force)`)
