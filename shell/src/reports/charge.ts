import { loadOpenTab } from '../open-tab/load-open-tab.ts'
import { messageOf, type Report, report, reportUsed } from './report.ts'

/** Against the package whose code threw, which can be another than the active app. */
export const charge = async (about: Report): Promise<void> => {
  const { app, kind, stage, error } = about
  const culprit = await loadOpenTab().then(
    ({ provenCulpritOf, madeIn, noteGivenUp }) => {
      if (kind === 'fallback') noteGivenUp(app, about.version, messageOf(error))
      return provenCulpritOf(error, madeIn(error), app)
    },
    () => app,
  )
  if (culprit === app) report(about)
  else if (culprit) reportUsed(culprit, { kind: 'failure', stage, error })
}
