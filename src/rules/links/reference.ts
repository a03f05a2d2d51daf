/**
 * A link to something on this site, as it is stored in the place of a typed address: `item:12`, an item by its
 * databaseId, or `file:3`, a picture by its id. It follows its target wherever that moves.
 */
export type LinkReference = {
  kind: 'item' | 'file'
  id: number
  /** Query and hash after the address; mostly ''. */
  suffix: string
}

const REFERENCE = /^(item|file):([1-9]\d{0,8})((?:\?[^\s#]*)?(?:#\S*)?)$/

/** Reads a stored link. @returns null for a typed address, and anything else */
export function linkReference(value: unknown): LinkReference | null {
  const [, kind, id, suffix = ''] = (typeof value === 'string' && REFERENCE.exec(value)) || []
  return kind === 'item' || kind === 'file' ? { kind, id: Number(id), suffix } : null
}

/** A reference as it is stored. */
export const storedReference = ({ id, kind, suffix }: LinkReference): string => `${kind}:${id}${suffix}`

/** The name of the address in every link of a document (src/cms/fields/link.ts). */
const ADDRESS = 'url'

/** All references in the links of a document. */
export function referencesIn(value: unknown): LinkReference[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const reference = name === ADDRESS ? linkReference(part) : null
    return reference ? [reference] : referencesIn(part)
  })
}

/**
 * A document with addresses in place of the references in its links.
 * @param hrefOf the address of a target; null if it cannot be reached, which leaves the link empty
 */
export function withHrefs<Document>(document: Document, hrefOf: (reference: LinkReference) => string | null): Document {
  // Only texts are replaced by texts or null, as in an empty link.
  return mapAddresses(document, (reference) => {
    const href = hrefOf(reference)
    return href === null ? null : href + reference.suffix
  }) as Document
}

/** Dates and the like have no links. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function mapAddresses(value: unknown, map: (reference: LinkReference) => string | null): unknown {
  if (Array.isArray(value)) return value.map((part) => mapAddresses(part, map))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const reference = name === ADDRESS ? linkReference(part) : null
      return [name, reference ? map(reference) : mapAddresses(part, map)]
    }),
  )
}
