import { AppError } from '@/rules/app-error'

/**
 * The query of a request as a schema reads it. A parameter that is given twice becomes a
 * list, which no parameter of ours is: the schema refuses it by name, and leaves alone
 * those that it does not know.
 * @throws AppError bad_request for a null character, which PostgreSQL cannot take
 */
export function readQuery(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url)
  const query = new Map<string, string | string[]>()
  for (const name of searchParams.keys()) {
    const [first = '', ...more] = searchParams.getAll(name)
    if ([first, ...more].some((value) => value.includes('\0'))) {
      throw new AppError('bad_request', 'The query holds a null character.')
    }
    query.set(name, more.length === 0 ? first : [first, ...more])
  }
  return Object.fromEntries(query)
}
