import { AppError } from '@/rules/app-error'

/**
 * Refuses a call that another site's page makes with this site's cookie. A request
 * without Origin comes from no page; browsers send one with every POST. DESIGN 6.
 * @param others origins of other sites whose pages may make this call
 * @returns the other site's origin where it is one of these; null for this site's pages and for programs
 * @throws AppError foreign_origin
 */
export function refuseForeignOrigin(
  headers: Headers,
  siteUrl: string | undefined,
  others: readonly string[] = [],
): string | null {
  const origin = headers.get('origin')
  const foreign = () => new AppError('foreign_origin', 'This call is for pages of this site only.')
  if (origin === null) {
    const site = headers.get('sec-fetch-site')
    if (site === 'cross-site' || site === 'same-site') throw foreign()
    return null
  }
  if (!URL.canParse(origin)) throw foreign()
  const { host } = new URL(origin)
  const own = [headers.get('host'), siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl).host : null]
  if (own.includes(host)) return null
  if (others.includes(origin)) return origin
  throw foreign()
}
