import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { NoticeDialog } from './tenancies/notice-dialog.tsx'
import { testKnownRefusals, typeIn } from './test/known-refusals.tsx'

testKnownRefusals(import.meta.dir, {
  'tenancies/notice-dialog.tsx tenancyWritingEndpoints.notice': {
    form: () => <NoticeDialog tenancy={sampleTenancy()} side="tenant" onClose={() => {}} />,
    fill: async words => {
      await typeIn(/^Last day/, '2036-12-01')
      await typeIn(/^Reason/, words)
    },
    submit: 'Give notice',
  },
  'upload-photo.tsx photoEndpoints.upload': 'says it as soon as a picture is chosen, and only past 10 MB',
  'use-document-uploads.tsx documentEndpoints.upload':
    'says it as soon as a file is chosen, and only past 10 MB',
})
