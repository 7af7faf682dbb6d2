import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import type { CheckReport, CheckResult } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { screeningProvider } from '@portal/contract/background-checks/provider'
import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useChange } from '../use-change.tsx'

const resultWords: Record<CheckResult, string> = {
  clear: 'Nothing was found that a landlord should consider.',
  consider: 'Something was found that a landlord should consider.',
}
const sectionWords: Record<CheckResult, string> = { clear: 'clear', consider: 'records found' }

interface ShowReportProps {
  id: string
  /** After "Show report", for screen readers. */
  about: string
}

/** Nothing is read before the button is pressed: the report stays at the provider. */
export const ShowReport = ({ id, about }: ShowReportProps) => {
  const read = useChange({
    send: () => call(backgroundCheckEndpoints.report, { params: { id } }),
    failed: () => null,
  })
  return (
    <>
      {read.data ? (
        <Report report={read.data.report} />
      ) : (
        <Stack $direction="row" $gap={3}>
          <Button
            variant="outline"
            pending={read.isPending}
            pendingText="Loading..."
            onClick={() => read.mutate()}
          >
            Show report<VisuallyHidden> {about}</VisuallyHidden>
          </Button>
        </Stack>
      )}
      <div role="status">
        {read.error && (
          <Notice tone="warning" title="We can’t show the report">
            {sentenceOf(read.error, 'Please try again.')}
          </Notice>
        )}
      </div>
    </>
  )
}

const Report = ({ report: { result, sections } }: { report: CheckReport }) => (
  <Stack as="section" $gap={3} aria-label={`Report by ${screeningProvider.name}`}>
    <Text $weight="medium">{resultWords[result]}</Text>
    {sections.map(({ title, result: found, records }) => (
      <div key={title}>
        <Heading level={4} size="sm">
          {title}
          {found && `: ${sectionWords[found]}`}
        </Heading>
        {records.length > 0 && (
          <ul>
            {[...new Set(records)].map(record => (
              <li key={record}>{record}</li>
            ))}
          </ul>
        )}
      </div>
    ))}
    <Text $size="sm" $tone="muted">
      By {screeningProvider.name}, which doesn’t decide about applications.
    </Text>
  </Stack>
)
