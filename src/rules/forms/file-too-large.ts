const MEGABYTE = 1024 * 1024

/** What is said of a file that has more than a field of a form takes; null of any other. */
export const fileTooLarge = (bytes: number, maxMegabytes: number): string | null =>
  bytes > maxMegabytes * MEGABYTE ? `The file may have ${maxMegabytes} MB at most.` : null
