import { AppError } from '@/rules/app-error'
import { isForeignOrigin, originHeaders } from '@/rules/origin'

/**
 * Rejects a call that another site's page makes with this site's cookie.
 * @param others origins of other sites whose pages may make this call
 * @returns the other site's origin if it is one of these; null for this site's pages and for programs
 * @throws AppError foreign_origin
 */
export function rejectForeignOrigin(
  headers: Headers,
  siteUrl: string | undefined,
  others: readonly string[] = [],
): string | null {
  const originHeadersOfRequest = originHeaders((name) => headers.get(name))
  if (!isForeignOrigin(originHeadersOfRequest, siteUrl)) return null
  if (originHeadersOfRequest.origin && others.includes(originHeadersOfRequest.origin))
    return originHeadersOfRequest.origin
  throw new AppError('foreign_origin', 'Only pages of this site can make this call.')
}
