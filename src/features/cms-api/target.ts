import 'server-only'
import type { Endpoint, Payload } from 'payload'
import { AppError } from '@/rules/app-error'

/** What a request to the CMS's REST interface is about. */
export type Target = {
  /** Its collection; null for a global, and for the CMS as a whole. */
  collection: string | null
  /** The CMS's own name of the endpoint, such as `/:id`; null where it has none, which the CMS answers itself. */
  endpoint: string | null
  /** Whether a file is asked for. */
  isFile: boolean
}

/** The largest id that both databases hold. */
const MAX_ID = 2_147_483_647
/** A parameter of this name is an id, but in the link of a confirmation mail. */
const ID = ':id'
const CONFIRMATION = '/verify/:id'

const notFound = () => new AppError('not_found', 'There is no such address.')

/**
 * Finds out what a request is about.
 * @param slug the parts of the path below /cms/api
 * @throws AppError not_found for a collection that is none of ours (`__proto__`), for one without endpoints, for what
 *   cannot be an id
 */
export function findTarget({ collections }: Payload, method: string, slug: readonly string[]): Target {
  const [first = '', ...rest] = slug
  // Pictures for shared links of the admin, which has them switched off; drawing one is work for seconds.
  if (first === 'og') throw notFound()
  if (!Object.hasOwn(collections, first)) {
    if (first in collections) throw notFound()
    return { collection: null, endpoint: null, isFile: false }
  }
  const { endpoints } = collections[first as keyof typeof collections].config
  if (endpoints === false) throw notFound()
  const endpoint = endpoints.find(({ method: of, path }) => of === method.toLowerCase() && matches(path, rest))
  if (endpoint) rejectInvalidIds(endpoint, rest)
  return { collection: first, endpoint: endpoint?.path ?? null, isFile: first !== 'users' && rest[0] === 'file' }
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')
const isOptional = (part: string) => part.startsWith(':') && part.endsWith('?')

function matches(path: string, rest: readonly string[]): boolean {
  const parts = partsOf(path)
  const needed = parts.filter((part) => !isOptional(part)).length
  if (rest.length < needed || rest.length > parts.length) return false
  return rest.every((given, at) => parts[at]?.startsWith(':') || parts[at] === given)
}

function rejectInvalidIds({ path }: Pick<Endpoint, 'path'>, rest: readonly string[]): void {
  if (path === CONFIRMATION) return
  const ids = partsOf(path).flatMap((part, at) => (part.replace('?', '') === ID ? (rest[at] ?? []) : []))
  if (ids.some((id) => !/^\d+$/.test(id) || Number(id) > MAX_ID)) throw notFound()
}
