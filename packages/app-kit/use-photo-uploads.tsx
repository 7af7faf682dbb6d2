// The photos of a form: those that it has, and those on their way. All tries of a file are one photo, by its
// client id.
import type { BoxPhoto } from '@portal/shared-ui/photo-box'
import { useEffect, useRef, useState } from 'react'
import type { Unsent } from './unsent-words.tsx'
import { type PhotoToSend, refusalOfFile, uploadPhoto } from './upload-photo.tsx'
import { useUploadQueue } from './use-upload-queue.tsx'

export interface DescribedPhoto {
  address: string
  description: string
}

interface PhotoOptions {
  purpose: PhotoToSend['purpose']
  maxPhotos: number
  value: readonly DescribedPhoto[]
  onChange: (photos: readonly DescribedPhoto[]) => void
}

interface Item extends BoxPhoto {
  address: string | null
  /** What to upload; null for a photo that the form had. */
  file: File | null
  clientId: string
}

const itemOf = ({ address, description }: DescribedPhoto): Item => ({
  id: crypto.randomUUID(),
  clientId: crypto.randomUUID(),
  src: `${address}?width=640`,
  address,
  file: null,
  status: 'completed',
  progress: 100,
  reason: null,
  canTryAgain: false,
  description,
})

const newItem = (file: File): Item => {
  const reason = refusalOfFile(file)
  return {
    id: crypto.randomUUID(),
    clientId: crypto.randomUUID(),
    src: URL.createObjectURL(file),
    address: null,
    file,
    status: reason === null ? 'waiting' : 'error',
    progress: 0,
    reason,
    canTryAgain: false,
    description: '',
  }
}

const uploadedOf = (items: readonly Item[]): DescribedPhoto[] =>
  items.flatMap(({ address, description }) => (address === null ? [] : [{ address, description }]))

export const usePhotoUploads = ({ purpose, maxPhotos, value, onChange }: PhotoOptions) => {
  const [items, setItems] = useState<readonly Item[]>(() => value.map(itemOf))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ item: Item; at: number } | null>(null)
  // Uploads end between renders.
  const latest = useRef({
    items,
    onChange,
    /** What the form was last seen to hold. */
    seen: JSON.stringify(value),
    /** What we set since then: the form can pass through each of these before it holds the last one. */
    pending: [] as string[],
  })
  latest.current.onChange = onChange

  const show = (next: readonly Item[]) => {
    latest.current.items = next
    setItems(next)
  }
  const change = (next: readonly Item[]) => {
    show(next)
    const now = uploadedOf(next)
    const { seen, pending, onChange } = latest.current
    if (JSON.stringify(now) === (pending.at(-1) ?? seen)) return
    pending.push(JSON.stringify(now))
    onChange(now)
  }
  const update = (id: string, changes: Partial<Item>) =>
    change(latest.current.items.map(item => (item.id === id ? { ...item, ...changes } : item)))

  // Takes over what the form was reset to.
  useEffect(() => {
    const { items, seen, pending } = latest.current
    const now = JSON.stringify(value)
    if (now === seen) return
    latest.current.seen = now
    latest.current.pending = pending.slice(pending.lastIndexOf(now) + 1)
    if (pending.includes(now)) return
    latest.current.pending = []
    const kept = value.map(photo => {
      const item = items.find(({ address }) => address === photo.address)
      return item ? { ...item, description: photo.description } : itemOf(photo)
    })
    show([...kept, ...items.filter(({ address }) => address === null)])
  })

  useEffect(
    () => () => {
      for (const { file, src } of latest.current.items) if (file) URL.revokeObjectURL(src)
    },
    [],
  )

  const { sendNext, takeOut } = useUploadQueue<Item & { file: File }>({
    waiting: () =>
      latest.current.items.flatMap(item =>
        item.status === 'waiting' && item.file ? [{ ...item, file: item.file }] : [],
      ),
    send: async ({ id, file, clientId }, signal) => {
      update(id, { status: 'uploading', progress: 0, reason: null })
      const onProgress = (progress: number) => update(id, { progress })
      const address = await uploadPhoto({ purpose, file, clientId, onProgress, signal })
      update(id, { status: 'completed', address })
    },
    onFailed: (id, failure) => update(id, { status: 'error', ...failure }),
  })

  const insert = (item: Item, at: number) => change(latest.current.items.toSpliced(at, 0, item))
  const without = (id: string) => latest.current.items.filter(item => item.id !== id)
  const itemAt = (id: string) => {
    const at = latest.current.items.findIndex(item => item.id === id)
    return { at, item: latest.current.items[at] }
  }

  const box = {
    photos: items,
    maxPhotos,
    refusal,
    canUndo: removed !== null,
    /** All or none: files that would exceed the maximum are refused together (spec §5). */
    onAdd: (files: readonly File[]) => {
      if (files.length === 0) return
      if (latest.current.items.length + files.length > maxPhotos)
        return setRefusal(`Cannot upload more than ${maxPhotos} files`)
      setRefusal(null)
      setRemoved(null)
      change([...latest.current.items, ...files.map(newItem)])
      sendNext()
    },
    onMove: (id: string, to: number) => {
      const { item } = itemAt(id)
      if (item) change(without(id).toSpliced(to, 0, item))
    },
    onRemove: (id: string) => {
      const { item, at } = itemAt(id)
      if (!item) return
      takeOut(id)
      setRefusal(null)
      setRemoved({ item: item.status === 'uploading' ? { ...item, status: 'waiting' } : item, at })
      change(without(id))
    },
    onUndo: () => {
      if (removed) insert(removed.item, removed.at)
      setRemoved(null)
      sendNext()
    },
    onTryAgain: (id: string) => {
      update(id, { status: 'waiting', reason: null })
      sendNext()
    },
    onDescribe: (id: string, description: string) => update(id, { description }),
  }
  return { box, unsent: unsentOf(items) }
}

const unsentOf = (items: readonly Item[]): Unsent => {
  if (items.some(({ status }) => status === 'waiting' || status === 'uploading')) return 'uploading'
  return items.some(({ status }) => status === 'error') ? 'failed' : null
}
