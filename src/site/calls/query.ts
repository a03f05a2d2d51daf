import { AppError } from '@/rules/app-error'

/**
 * The query of a request as an object for a schema. A repeated parameter becomes an array, which the schema rejects by
 * name for parameters that it knows; unknown ones are ignored.
 * @throws AppError bad_request for a null character, which PostgreSQL cannot store
 */
export function readQuery(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url)
  const query = new Map<string, string | string[]>()
  for (const name of searchParams.keys()) {
    const [first = '', ...more] = searchParams.getAll(name)
    if ([first, ...more].some((value) => value.includes('\0'))) {
      throw new AppError('bad_request', 'The query contains a null character.')
    }
    query.set(name, more.length === 0 ? first : [first, ...more])
  }
  return Object.fromEntries(query)
}
