/** The file formats of export and import. Separate from the parser, so that browsers do not load it. */
export const FORMATS = ['csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** The format by the extension of a file name; null for any other. */
export const formatOfFile = (name: string): Format | null =>
  FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`)) ?? null
