// What code of a release could still steal if the server does not run as root (docs/decisions/releases.md).
import { hideProcess } from '@portal/server/hide-process'
import { log } from '@portal/server/log'
import { secretVariables } from '@portal/settings/environment'

/** A sentence for each kind of theft open to code that draws pages; none if that code runs as another user. */
const openThefts = (): string[] => {
  if (process.getuid?.() === 0) return []
  const inEnvironment = secretVariables.filter(name => process.env[name])
  return [
    'Code that draws pages runs as this server’s own user, because only root can give it another. It can read and change the files of this user, also those of DATA_DIR, and use a PostgreSQL that takes this user, or what these files say, for a password.',
    ...(inEnvironment.length > 0
      ? [
          `It may also find ${inEnvironment.join(', ')} in the environment of a program that started this server, such as npm: set SECRETS_FROM=stdin, and write them to standard input instead.`,
        ]
      : []),
    ...(hideProcess() ? [] : ['On this system it can also look into this server’s memory.']),
  ]
}

export const logOpenThefts = (): void => {
  if (process.env.NODE_ENV === 'production') for (const sentence of openThefts()) log.tell(sentence)
}
