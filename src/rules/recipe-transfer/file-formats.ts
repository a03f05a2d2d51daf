/** In which forms recipes leave and enter. Apart from the reader of files, which browsers need not load. */
export const FORMATS = ['csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** By the end of a file's name; null for any other. */
export const formatOfFile = (name: string): Format | null =>
  FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`)) ?? null
