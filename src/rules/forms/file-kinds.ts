/**
 * The kinds of files that a form can accept. Only kinds that are recognized by their first bytes, since the media type
 * that a browser sends cannot be trusted.
 */
export const FILE_KINDS = {
  picture: {
    label: 'Pictures',
    description: 'JPEG, PNG or WebP',
    types: { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' },
  },
  pdf: { label: 'PDF', description: 'PDF', types: { 'application/pdf': 'pdf' } },
  document: {
    label: 'Word and OpenDocument texts',
    description: 'Word (docx) or OpenDocument (odt)',
    types: {
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
      'application/vnd.oasis.opendocument.text': 'odt',
    },
  },
} as const satisfies Record<string, { label: string; description: string; types: Record<string, string> }>

export type FileKind = keyof typeof FILE_KINDS
export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as FileKind[] // The keys of a closed table.

/** The file extension by media type, for the given kinds. */
export function mimeTypesOf(kinds: readonly FileKind[]): Map<string, string> {
  return new Map(kinds.flatMap((kind) => Object.entries(FILE_KINDS[kind].types)))
}

/** The kinds as text: "JPEG, PNG or WebP, or PDF". */
export const describeKinds = (kinds: readonly FileKind[]): string =>
  kinds.map((kind) => FILE_KINDS[kind].description).join(', or ')

/** The `accept` attribute of a file input. */
export const acceptAttribute = (kinds: readonly FileKind[]): string =>
  [...mimeTypesOf(kinds)].flatMap(([type, extension]) => [type, `.${extension}`]).join(',')
