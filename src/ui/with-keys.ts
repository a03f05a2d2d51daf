/**
 * Gives items that may be equal a unique key: the name, and its occurrence. Unlike an index, the key stays with the item
 * when others are added or removed.
 */
export function withKeys<T>(items: readonly T[], nameOf: (item: T) => string): { key: string; item: T }[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { key: `${count} ${name}`, item }
  })
}
