// A person's papers: upload, download, remove (spec §2.13).
import { ConfirmAddress } from '@portal/app-kit/confirm-address'
import { refetch } from '@portal/app-kit/use-change'
import { useDocumentUploads } from '@portal/app-kit/use-document-uploads'
import { queryOf } from '@portal/client/call'
import {
  type Document,
  documentLimits,
  type OwnDocument,
  UploadPurpose,
} from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { UserType } from '@portal/contract/people/person'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Field } from '@portal/shared-ui/field'
import { Select } from '@portal/shared-ui/select'
import { type BoxDocument, UploadBox } from '@portal/shared-ui/upload-box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountPage } from '../account-page.tsx'
import { OwnClosing } from '../closing/own-closing.tsx'
import { aboutOwnDocument, purposeWords } from './document-words.ts'
import { DocumentsFrame, DocumentsSkeleton } from './documents-frame.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

export const DocumentsPage = accountPage('Documents', DocumentsSkeleton, ({ person }) => {
  const { data, isError, refetch: readAgain } = useQuery(queryOf(documentEndpoints.list))
  if (!data && !isError) return <DocumentsSkeleton />
  return (
    <DocumentsFrame
      notice={
        <>
          <OwnClosing />
          <ConfirmAddress />
        </>
      }
    >
      {data ? (
        <Documents documents={data.documents} side={person.userType} />
      ) : (
        <ErrorPanel title="We couldn’t load your documents" onRetry={() => void readAgain()} />
      )}
    </DocumentsFrame>
  )
})

const boxed = (document: OwnDocument): BoxDocument => ({
  id: document.id,
  name: document.name,
  size: document.bytes,
  uploadProgress: 100,
  status: 'completed',
  address: documentAddressOf(document.id),
  about: aboutOwnDocument(document),
  isMade: document.purpose === 'export',
})

function Documents({ documents, side }: { documents: readonly OwnDocument[]; side: UserType }) {
  const [purpose, setPurpose] = useState<UploadPurpose>(side === 'landlord' ? 'policy' : 'income')
  const [removing, setRemoving] = useState<Document>()
  const queryClient = useQueryClient()
  const { uploads, refusal, add, remove, tryAgain } = useDocumentUploads({
    purpose,
    onUploaded: () => refetch(queryClient, [documentEndpoints.list]),
  })
  const purposes = UploadPurpose.options.filter(each => side === 'landlord' || each !== 'policy')
  return (
    <>
      <Field label="What are you uploading?">
        <Select
          options={purposes.map(value => ({ value, label: purposeWords[value] }))}
          value={purpose}
          onValueChange={setPurpose}
        />
      </Field>
      <UploadBox
        documents={[...uploads, ...documents.map(boxed)]}
        maxFiles={documentLimits.documents}
        refusal={refusal}
        onAdd={add}
        onRemove={id => {
          const document = documents.find(each => each.id === id)
          if (document) setRemoving(document)
          else remove(id)
        }}
        onTryAgain={tryAgain}
      />
      {removing && <RemoveDialog document={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}
