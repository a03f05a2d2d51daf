/**
 * Items that may be alike, each with a key of its own: its name, and which one of that name it is.
 * Unlike a place in the list, it stays with the item when others come or go.
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
