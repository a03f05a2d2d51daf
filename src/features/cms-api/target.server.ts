import 'server-only'
import type { Endpoint, Payload } from 'payload'
import { AppError } from '@/rules/app-error'
import { MAX_ROW_ID } from '@/rules/schemas'

/** The target of a request to the CMS's REST interface. */
export type Target = {
  /** Its collection; null for a global or the CMS as a whole. */
  collection: string | null
  /** The CMS's name of the endpoint, such as `/:id`; null if there is none, which the CMS handles itself. */
  endpoint: string | null
  /** Whether it requests a file. */
  isFile: boolean
}

/** A parameter of this name is an id, except in the link of a confirmation email. */
const ID = ':id'
const CONFIRMATION = '/verify/:id'

const notFound = () => new AppError('not_found', 'There is no such address.')

/**
 * Finds the target of a request.
 * @param slug the segments of the path below /cms/api
 * @throws AppError not_found for an unknown collection (`__proto__`), one without endpoints, and an invalid id
 */
export function findTarget({ collections }: Payload, method: string, slug: readonly string[]): Target {
  const [first = '', ...rest] = slug
  // Social images of the admin are switched off, and generating one takes seconds.
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
  if (ids.some((id) => !/^\d+$/.test(id) || Number(id) > MAX_ROW_ID)) throw notFound()
}
