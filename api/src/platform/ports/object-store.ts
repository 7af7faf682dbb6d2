// Files are kept whole, under keys that the portal makes.

export interface ObjectStore {
  /** For operators, such as "the folder /data/objects". */
  name: string
  read(key: string): Promise<KeptObject | undefined>
  /**
   * Writes all or nothing, and returns the new etag. Throws `ObjectChanged` if the object is there already, or no
   * longer has the given etag.
   */
  write(key: string, bytes: Uint8Array, expected: 'new' | { etag: string }): Promise<string>
  /** Does nothing if there is none. */
  remove(key: string): Promise<void>
  /** In the order of their keys. */
  list(prefix?: string): AsyncIterable<ListedObject>
}

interface KeptObject {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

export interface ListedObject {
  key: string
  /** In bytes. */
  size: number
  /** Milliseconds since 1970, by the store's clock. */
  changedAt: number
}

/** S3, or any store that understands its calls. */
export interface BucketSettings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Begins all keys, with a slash after it; empty if the bucket is the portal's alone. */
  prefix: string
  /** The bucket's name is in the path instead of the host. */
  isPathStyle: boolean
}

/** The store cannot be used now. The message is for operators, without secrets. */
export class ObjectStoreFailure extends Error {
  override readonly name = 'ObjectStoreFailure'
}

export class ObjectChanged extends Error {
  override readonly name = 'ObjectChanged'
}

/** The same on every disk and in every address. */
const keyRule = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/
const maxKeyLength = 200

/** Throws an error for a key that the portal cannot have made. */
export const checkedKey = (key: string): string => {
  if (key.length <= maxKeyLength && keyRule.test(key)) return key
  throw new Error(`${JSON.stringify(key)} is no key of an object`)
}
