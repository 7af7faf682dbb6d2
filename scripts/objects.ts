// `npm run objects -- move` copies the objects of DATA_DIR to the bucket of the settings; `-- use` makes their object store
// the database's own.
import { join } from 'node:path'
import { moveObjects, useStore } from '@portal/api/keep-objects'
import { runOnDatabase } from './run-on-database.ts'

await runOnDatabase(
  ([word, ...more], { dataDir, objectStore }) => {
    if (!word || !['move', 'use'].includes(word) || more.length > 0)
      throw new Error('Usage: npm run objects -- move|use')
    if (word === 'use') return (url: string) => useStore(url, objectStore)
    if ('folder' in objectStore) throw new Error('Set OBJECT_STORE=s3 and the bucket for this command.')
    return () => moveObjects({ folder: join(dataDir, 'objects') }, objectStore)
  },
  (url, work) => work(url),
)
