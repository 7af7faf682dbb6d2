/**
 * The sentence for a disk that refuses, from the text of any program's or system call's error; undefined when the
 * text is about something else.
 */
export const diskTrouble = (text: string, folder: string): string | undefined => {
  if (/ENOSPC|EDQUOT|no space left|quota exceeded/i.test(text))
    return `The disk that holds ${folder} is full: free about 2 GB and try again.`
  if (/EROFS|read-only file system/i.test(text))
    return `The disk that holds ${folder} is read-only: make it writable or use another folder.`
  if (/EACCES|EPERM|permission denied/i.test(text))
    return `This account may not write to ${folder}: start as its owner or use another folder.`
  return undefined
}
