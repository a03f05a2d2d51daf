/** Values of aria-current: this very page, a page above it, or neither. */
export type CurrentPage = 'page' | 'true' | undefined

const normalizePath = (path: string) => path.replace(/[?#].*$/s, '').replace(/\/+$/, '')

/**
 * How a link's address relates to the page on show, so that the navigation tells where one is.
 * @param url a link's address
 * @param pathname of the page, with or without its trailing slash
 */
export function currentPage(url: string, pathname: string): CurrentPage {
  if (!url.startsWith('/')) return undefined
  const link = normalizePath(url)
  const page = normalizePath(pathname)
  if (link === page) return 'page'
  return link !== '' && page.startsWith(`${link}/`) ? 'true' : undefined
}
