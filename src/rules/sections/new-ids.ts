/** The ids of blocks, of rows and of the parts of a text, as the CMS makes them. Documents have numbers. */
const OWN_ID = /^[0-9a-f]{24}$/i

/** A copy of blocks in which every block, row and part has a new id, as a page must not have the same id twice. */
export function withNewIds<Value>(value: Value, newId: () => string): Value {
  return copyOf(value, newId) as Value
}

function copyOf(value: unknown, newId: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(item, newId))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'id' && typeof part === 'string' && OWN_ID.test(part) ? newId() : copyOf(part, newId),
    ]),
  )
}
