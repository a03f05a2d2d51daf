const byNumbersToo = new Intl.Collator('en', { numeric: true })

/**
 * The pages before and after one of them, by address, with numbers in their order: week-2 comes before week-10.
 * @param path of the page; if it is not among them, it has no neighbors
 */
export function neighborsOf<Page extends { uri: string | null }>(
  pages: readonly Page[],
  path: string,
): { previous: Page | null; next: Page | null } {
  const inOrder = pages.toSorted((a, b) => byNumbersToo.compare(a.uri ?? '', b.uri ?? ''))
  const index = inOrder.findIndex(({ uri }) => uri === path)
  if (index < 0) return { previous: null, next: null }
  return { previous: inOrder[index - 1] ?? null, next: inOrder[index + 1] ?? null }
}
