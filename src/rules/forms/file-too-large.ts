const MEGABYTE = 1024 * 1024

/** The message for a file above a field's limit; null for a smaller one. */
export const fileTooLarge = (bytes: number, maxMegabytes: number): string | null =>
  bytes > maxMegabytes * MEGABYTE ? `The file can be ${maxMegabytes} MB at most.` : null
