/** A page with the page that it is below. */
export type PlacedPage = { id: number; parent: number | null; uri: string }
export type PageNode<Page extends PlacedPage> = { page: Page; below: PageNode<Page>[] }

/**
 * Pages as a tree, in the order in which they come. A page whose parent is missing, or that is below itself, is at the
 * top, so that every page is in the tree once.
 */
export function pageTree<Page extends PlacedPage>(pages: readonly Page[]): PageNode<Page>[] {
  const isTop = ({ id, parent }: Page) =>
    parent === null || !pages.some((page) => page.id === parent) || isWithin(pages, parent, id)
  const nodesOf = (inside: readonly Page[]): PageNode<Page>[] =>
    inside.map((page) => ({
      page,
      below: nodesOf(pages.filter((other) => other.parent === page.id && !isTop(other))),
    }))
  return nodesOf(pages.filter(isTop))
}

/** Whether a page is another one or anywhere below it. */
export function isWithin(pages: readonly PlacedPage[], id: number, ancestor: number): boolean {
  const seen = new Set<number>()
  for (let at: number | null = id; at !== null && !seen.has(at); at = parentOf(pages, at)) {
    if (at === ancestor) return true
    seen.add(at)
  }
  return false
}

const parentOf = (pages: readonly PlacedPage[], id: number) => pages.find((page) => page.id === id)?.parent ?? null

/**
 * The address of a page below another one.
 * @param parent null for the top of the site
 */
export function uriBelow({ uri }: PlacedPage, parent: PlacedPage | null): string {
  const slug = uri.split('/').filter(Boolean).at(-1) ?? ''
  // The front page's own slug is in no address but those of the pages below it.
  return `${parent === null ? '/' : parent.uri === '/' ? '/home/' : parent.uri}${slug}/`
}
