import { UploadBox, useSimulatedUpload } from './upload-box.tsx'

export default { title: 'UploadBox' }

const nothing = () => {}

const papers = [
  { name: 'proof-of-income.pdf', size: 184_000, uploadProgress: 100, status: 'completed' },
  { name: 'reference-from-my-landlord.docx', size: 2_400_000, uploadProgress: 40, status: 'uploading' },
  { name: 'passport.png', size: 640, uploadProgress: 20, status: 'error' },
] as const

const documents = papers.map(paper => ({ ...paper, id: paper.name, type: '', url: null }))

export const EveryStatus = () => (
  <UploadBox documents={documents} maxFiles={5} refusal={null} onAdd={nothing} onRemove={nothing} />
)

export const TooMany = () => (
  <UploadBox
    documents={documents}
    maxFiles={3}
    refusal="Cannot upload more than 3 files"
    onAdd={nothing}
    onRemove={nothing}
  />
)

export const Simulated = () => {
  const { add, remove, ...state } = useSimulatedUpload(5)
  return <UploadBox {...state} maxFiles={5} onAdd={add} onRemove={remove} />
}
