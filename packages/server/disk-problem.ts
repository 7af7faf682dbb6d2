/** For a full disk, from any program's or system call's error text; undefined for other texts. */
export const fullDisk = (text: string, folder: string): string | undefined =>
  /ENOSPC|EDQUOT|no space left|quota exceeded/i.test(text)
    ? `The disk that holds ${folder} is full: free about 2 GB and try again.`
    : undefined

export const diskProblem = (text: string, folder: string): string | undefined => {
  if (/EROFS|read-only file system/i.test(text))
    return `The disk that holds ${folder} is read-only: make it writable or use another folder.`
  if (/EACCES|EPERM|permission denied/i.test(text))
    return `This account may not write to ${folder}: start as its owner or use another folder.`
  return fullDisk(text, folder)
}
