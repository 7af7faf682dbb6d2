// Until documents are really stored: nothing leaves the browser (spec §4).
import { useEffect, useRef, useState } from 'react'

export interface UploadedDocument {
  id: string
  name: string
  /** MIME type, as the browser names it. */
  type: string
  /** Bytes. */
  size: number
  /** Percent. */
  uploadProgress: number
  status: 'uploading' | 'completed' | 'error'
  /** Once completed. */
  url: string | null
}

const tickMs = 200
const percentPerTick = 10

/** At most `maxFiles`; each new one grows by 10 % every 200 ms. */
export const useSimulatedUpload = (maxFiles: number) => {
  const [documents, setDocuments] = useState<readonly UploadedDocument[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const nextId = useRef(1)
  const timers = useRef(new Map<string, ReturnType<typeof setInterval>>())
  useEffect(() => () => timers.current.forEach(clearInterval), [])

  const stop = (id: string) => {
    clearInterval(timers.current.get(id))
    timers.current.delete(id)
  }

  const start = (file: File): UploadedDocument => {
    const id = `document-${nextId.current++}`
    let uploadProgress = 0
    const tick = () => {
      uploadProgress += percentPerTick
      const isDone = uploadProgress >= 100
      const now = isDone
        ? ({ uploadProgress, status: 'completed', url: `/documents/${file.name}` } as const)
        : { uploadProgress }
      setDocuments(all => all.map(each => (each.id === id ? { ...each, ...now } : each)))
      if (isDone) stop(id)
    }
    timers.current.set(id, setInterval(tick, tickMs))
    const { name, type, size } = file
    return { id, name, type, size, uploadProgress, status: 'uploading', url: null }
  }

  /** Files that would exceed the maximum are refused together (spec §5). */
  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    if (documents.length + files.length > maxFiles) {
      const sentence = `Cannot upload more than ${maxFiles} files`
      console.log(sentence)
      return setRefusal(sentence)
    }
    setRefusal(null)
    const started = files.map(start)
    setDocuments(all => [...all, ...started])
  }

  const remove = (id: string) => {
    stop(id)
    setRefusal(null)
    setDocuments(all => all.filter(each => each.id !== id))
  }

  return { documents, refusal, add, remove }
}
