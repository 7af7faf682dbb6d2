import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTitle } from '@portal/app-kit/use-title'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import * as sitePaths from '@portal/contract/site-paths'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { Page } from '@portal/shared-ui/page'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Tab, TabList, TabPanel, Tabs } from '@portal/shared-ui/tabs'
import { useEffect, useRef, useState } from 'react'
import { LandlordsOnly } from '../landlords-only.tsx'
import { OneHomeNotice } from '../one-home-notice.tsx'
import { type AnswerKind, answerWords } from './answers.ts'
import { InquiriesHeader } from './inquiries-skeleton.tsx'
import { cardIdOf, InquiryCard } from './inquiry-card.tsx'
import { AllInquiries, InquiriesOf } from './inquiry-lists.tsx'
import { inquiryTabs, tabNames, useInquiryView } from './inquiry-view.ts'
import { OneInquiry } from './one-inquiry.tsx'

/** Loads when a pointer or the focus is near an inquiry. */
const AnswerDialog = lazily(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

export const InquiriesPage = withQueries(() => {
  useTitle('Inquiries')
  const person = useSession()?.user
  if (person?.userType === 'tenant')
    return (
      <LandlordsOnly picture="inbox" instead={{ to: sitePaths.inquiries, words: 'Go to your inquiries' }}>
        This page shows questions about landlords’ homes. Yours are on another page.
      </LandlordsOnly>
    )
  return (
    <Page>
      <InquiriesHeader />
      {person && <Inquiries />}
    </Page>
  )
})

function Inquiries() {
  const [view, show] = useInquiryView()
  useReadOnArrival([inquiryEndpoints.list, inquiryEndpoints.read])
  const [begun, setBegun] = useState<{ inquiry: Inquiry; kind: AnswerKind; at?: string | undefined }>()
  const close = () => setBegun(undefined)
  // An answer can take away the button that opened its dialog, to which the focus would return.
  const answered = useRef<Inquiry>(undefined)
  useEffect(() => {
    if (begun) answered.current = begun.inquiry
    else if (answered.current && document.activeElement === document.body)
      document.getElementById(cardIdOf(answered.current))?.focus()
  }, [begun])
  const showAll = () => show({ state: 'all', property: '', inquiry: '' })
  const draw = (inquiry: Inquiry) => (
    <InquiryCard
      inquiry={inquiry}
      onNear={AnswerDialog.loadAhead}
      onAnswer={(kind, at) => setBegun({ inquiry, kind, at })}
    />
  )
  const list = { property: view.property, onShowAll: showAll, children: draw }
  return (
    <>
      {view.inquiry ? (
        <OneInquiry id={view.inquiry} onShowAll={showAll}>
          {draw}
        </OneInquiry>
      ) : (
        <Tabs
          value={view.state}
          onValueChange={chosen => {
            const state = tabNames.find(tab => tab === chosen)
            if (state) show({ state })
          }}
        >
          <TabList aria-label="Filter inquiries">
            {tabNames.map(tab => (
              <Tab key={tab} value={tab}>
                {inquiryTabs[tab].words}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={view.state}>
            <Stack $gap={5}>
              {view.property && <OneHomeNotice id={view.property} onShowAll={() => show({ property: '' })} />}
              {view.state === 'all' ? <AllInquiries {...list} /> : <InquiriesOf {...list} tab={view.state} />}
            </Stack>
          </TabPanel>
        </Tabs>
      )}
      {begun && (
        <DialogOnDemand
          title={answerWords[begun.kind].title}
          failure="We couldn’t open the form"
          onClose={close}
        >
          <AnswerDialog {...begun} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}
