/** Values of aria-current: this page, a parent of it, or neither. */
export type CurrentPage = 'page' | 'true' | undefined

const normalizePath = (path: string) => path.replace(/[?#].*$/s, '').replace(/\/+$/, '')

/**
 * The aria-current value of a navigation link.
 * @param url a link's address
 * @param pathname of the current page, with or without its trailing slash
 */
export function currentPage(url: string, pathname: string): CurrentPage {
  if (!url.startsWith('/')) return undefined
  const link = normalizePath(url)
  const page = normalizePath(pathname)
  if (link === page) return 'page'
  return link !== '' && page.startsWith(`${link}/`) ? 'true' : undefined
}
