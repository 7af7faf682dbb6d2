import { upload } from '@portal/client/upload'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { type Photo, photoLimits } from '@portal/contract/photos/photo'

export { failedUpload } from '@portal/client/upload'

export interface PhotoToSend {
  purpose: Photo['purpose']
  file: File
  /** The same for all tries of a file. */
  clientId: string
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** Why this file is not worth sending; null if it is. */
export const refusalOfFile = ({ type, size }: File): string | null => {
  if (!photoEndpoints.upload.contentTypes.some(each => each === type))
    return 'Please choose a JPEG, PNG or WebP picture'
  return size > photoLimits.bytes ? 'This picture is larger than 10 MB' : null
}

/** The address of the photo; throws what `upload` throws. All tries of a file are one photo. */
export const uploadPhoto = async ({ purpose, clientId, ...sent }: PhotoToSend): Promise<string> =>
  (await upload(photoEndpoints.upload, { query: { purpose, clientId }, ...sent })).photo.url
