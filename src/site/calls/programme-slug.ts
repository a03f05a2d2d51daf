import { AppError } from '@/rules/app-error'

const SLUG = /^\/api\/programmes\/([a-z0-9-]{1,100})\//

/** The slug in the path of a program's call. @throws AppError not_found for one that no program can have */
export function programmeSlug(request: Request): string {
  const [, slug] = SLUG.exec(new URL(request.url).pathname) ?? []
  if (slug === undefined) throw new AppError('not_found', 'There is no such program.')
  return slug
}
