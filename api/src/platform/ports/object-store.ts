// Where files are kept: whole, under keys that the portal makes.

/** An object is read, and written if it is new or has not changed since it was read. */
export interface ObjectStore {
  /** For operators, such as "the folder /data/objects". */
  name: string
  /** Undefined if there is none. */
  read(key: string): Promise<KeptObject | undefined>
  /**
   * Writes all of the object or nothing of it, and returns its new etag. Throws `ObjectChanged` if it is there already, or no longer
   * has the given etag.
   */
  write(key: string, bytes: Uint8Array, expected: 'new' | { etag: string }): Promise<string>
  /** Does nothing if there is none. */
  remove(key: string): Promise<void>
  /** The objects whose keys begin with `prefix`, in the order of their keys. */
  list(prefix?: string): AsyncIterable<ListedObject>
}

interface KeptObject {
  bytes: Uint8Array<ArrayBuffer>
  /** Changes with the content. */
  etag: string
}

export interface ListedObject {
  key: string
  /** In bytes. */
  size: number
  /** Milliseconds since 1970, by the store's clock. */
  changedAt: number
}

/** A bucket of S3, or of any store that understands its calls. */
export interface BucketSettings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Begins all keys, with a slash after it; empty if the bucket is the portal's alone. */
  prefix: string
  /** Whether the bucket's name is in the path instead of the host. */
  isPathStyle: boolean
}

/** The store cannot be used now. The message is a sentence for operators, without secrets. */
export class ObjectStoreFailure extends Error {
  override readonly name = 'ObjectStoreFailure'
}

/** Someone else was faster. */
export class ObjectChanged extends Error {
  override readonly name = 'ObjectChanged'
}

/** Names of lowercase letters, digits, dots and hyphens, separated by slashes: the same on every disk and in every address. */
const keyRule = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/
const maxKeyLength = 200

/** Returns the key; throws an error for one that the portal cannot have made. */
export const checkedKey = (key: string): string => {
  if (key.length <= maxKeyLength && keyRule.test(key)) return key
  throw new Error(`${JSON.stringify(key)} is no key of an object`)
}
