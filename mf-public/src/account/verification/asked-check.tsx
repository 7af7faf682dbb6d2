import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import * as sitePaths from '@portal/contract/site-paths'
import { Link } from 'react-router-dom'
import { CheckFrame } from './check-frame.tsx'

/** For the person who asked; what there is to do is on the application's page. */
export const AskedCheck = ({ check }: { check: BackgroundCheck }) => {
  const name = `${check.subject.firstName} ${check.subject.lastName}`
  return (
    <CheckFrame check={check} title={name} label={`${name}’s background check`}>
      {check.applicationId && (
        <Link to={sitePaths.landlordApplication(check.applicationId)}>View application</Link>
      )}
    </CheckFrame>
  )
}
