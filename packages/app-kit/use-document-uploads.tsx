// Documents on their way. All tries of a file are one document, by its client id.
import { upload } from '@portal/client/upload'
import {
  type Document,
  documentLimits,
  endingOf,
  type UploadPurpose,
} from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { BoxDocument } from '@portal/shared-ui/upload-box'
import { useRef, useState } from 'react'
import type { Unsent } from './unsent-words.tsx'
import { useUploadQueue } from './use-upload-queue.tsx'

interface Item extends BoxDocument {
  file: File
  purpose: UploadPurpose
  isWaiting: boolean
}

interface UploadOptions {
  purpose: UploadPurpose
  /** Called once for each document; its row goes when this settles. */
  onUploaded: (document: Document) => unknown
}

const refusalOf = ({ name, size }: File): string | null => {
  if (endingOf(name) === undefined) return 'Please choose a PDF, DOC, DOCX, JPG or PNG file'
  return size > documentLimits.bytes ? 'This file is larger than 10 MB' : null
}

const itemOf = (file: File, purpose: UploadPurpose): Item => {
  const reason = refusalOf(file)
  return {
    id: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    file,
    purpose,
    status: reason === null ? 'uploading' : 'error',
    isWaiting: reason === null,
    uploadProgress: 0,
    reason,
    canTryAgain: false,
  }
}

const unsentOf = (items: readonly Item[]): Unsent => {
  if (items.some(({ status }) => status === 'uploading')) return 'uploading'
  return items.length > 0 ? 'failed' : null
}

/** The rows of an `UploadBox` for files that are not documents yet. */
export const useDocumentUploads = (options: UploadOptions) => {
  const [items, setItems] = useState<readonly Item[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  // Uploads end between renders.
  const latest = useRef({ ...options, items })
  Object.assign(latest.current, options)

  const show = (next: readonly Item[]) => {
    latest.current.items = next
    setItems(next)
  }
  const update = (id: string, changes: Partial<Item>) =>
    show(latest.current.items.map(item => (item.id === id ? { ...item, ...changes } : item)))
  const drop = (id: string) => show(latest.current.items.filter(item => item.id !== id))

  const { sendNext, takeOut } = useUploadQueue<Item>({
    waiting: () => latest.current.items.filter(({ isWaiting }) => isWaiting),
    send: async ({ id, file, purpose }, signal) => {
      update(id, { isWaiting: false })
      const { document } = await upload(documentEndpoints.upload, {
        query: { purpose, name: file.name, clientId: id },
        file,
        onProgress: uploadProgress => update(id, { uploadProgress }),
        signal,
      })
      await latest.current.onUploaded(document)
      drop(id)
    },
    onFailed: (id, failure) => update(id, { status: 'error', ...failure }),
  })

  return {
    uploads: items,
    unsent: unsentOf(items),
    refusal,
    /** All or none: of more than five files at once, none is taken (spec §5). */
    add: (files: readonly File[]) => {
      if (files.length === 0) return
      if (files.length > documentLimits.atOnce)
        return setRefusal(`Cannot upload more than ${documentLimits.atOnce} files`)
      setRefusal(null)
      show([...files.map(file => itemOf(file, latest.current.purpose)), ...latest.current.items])
      sendNext()
    },
    remove: (id: string) => {
      setRefusal(null)
      takeOut(id)
      drop(id)
    },
    tryAgain: (id: string) => {
      update(id, {
        status: 'uploading',
        isWaiting: true,
        uploadProgress: 0,
        reason: null,
        canTryAgain: false,
      })
      sendNext()
    },
  }
}
