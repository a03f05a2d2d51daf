import type { Endpoint, SanitizedConfig } from 'payload'
import { fillDocument } from './fill-fields'
import type { Entry } from './fixtures'
import type { Method } from './http'

/** One request to an endpoint. */
export type TestRequest = { method: Method; path: string; body?: Record<string, unknown>; collection: string | null }

/** Queries that try to widen what a list or document shows. */
const HOSTILE_QUERIES = [
  'draft=true&depth=5&limit=0&overrideAccess=true',
  '',
  'trash=true&pagination=false&locale=all&showHiddenFields=true&context[audience]=premium&context[drafts]=true&audience=premium&populate[users][email]=true&populate[recipes][method]=true&depth=3&limit=0',
]

/** The first of them, without the documents that related ones relate to: those are read by the same rules. */
const MOST_HOSTILE_QUERY = 'draft=true&depth=1&limit=0&overrideAccess=true'

/** Signing out would end the test's own session; the pictures of pages need Next. Both are tested elsewhere. */
const EXCLUDED_PATHS = new Set(['/logout', '/og', '/file/:filename'])

type Part = { base: string; collection: string | null; endpoints: Endpoint[] | false | undefined; names: string[] }

function parts({ collections, globals, endpoints }: SanitizedConfig): Part[] {
  return [
    ...collections.map((config) => ({
      base: config.slug,
      collection: config.slug,
      endpoints: config.endpoints,
      names: config.flattenedFields.map(({ name }) => name),
    })),
    ...globals.map((config) => ({
      base: `globals/${config.slug}`,
      collection: null,
      endpoints: config.endpoints,
      names: config.flattenedFields.map(({ name }) => name),
    })),
    { base: '', collection: null, endpoints, names: [] },
  ]
}

/** An endpoint's path with every combination of its parameters. */
function addresses(path: string, ids: readonly number[]): string[] {
  if (!path.includes(':')) return [path]
  return ids.map((id) => path.replace(/:[a-z]+\??/gi, String(id)))
}

/**
 * Every request that the configuration has an endpoint for: collections, globals, Payload's own.
 * @param thorough with every query and up to four documents of a collection; otherwise the most hostile query and one
 * document, since a list shows them all
 */
export function requestsOf(config: SanitizedConfig, entries: readonly Entry[], thorough = true): TestRequest[] {
  return parts(config).flatMap(({ base, collection, endpoints, names }) => {
    const ids = entries.filter((entry) => entry.collection === collection).map(({ id }) => id)
    const known = ids.length > 0 ? [...new Set(ids)].slice(0, thorough ? 4 : 1) : [1]
    const selectAll = `${names.map((name) => `select[${name}]=true`).join('&')}&limit=0&draft=true`
    const queries = thorough ? [...HOSTILE_QUERIES, selectAll] : [MOST_HOSTILE_QUERY]
    return (endpoints || [])
      .filter(({ path }) => !EXCLUDED_PATHS.has(path))
      .flatMap(({ method, path }) =>
        addresses(path, known).flatMap((address): TestRequest[] => {
          const full = `${base}${address === '/' ? '' : address}`.replace(/^\//, '')
          if (method === 'get') {
            // There are many single documents, and the lists have every query: the most hostile one is enough.
            return queries
              .slice(0, path.includes(':') ? 1 : undefined)
              .map((query) => ({ method, path: query ? `${full}?${query}` : full, collection }))
          }
          return method === 'post' || method === 'patch' || method === 'put' || method === 'delete'
            ? [
                {
                  method,
                  path: method === 'delete' && address === '/' ? `${full}?where[id][exists]=true` : full,
                  collection,
                },
              ]
            : []
        }),
      )
  })
}

/** Fields with which a user might take over a document or become an administrator. */
export function hostileBody(
  config: SanitizedConfig,
  collection: string | null,
  person: number | null,
): Record<string, unknown> {
  const found = config.collections.find(({ slug }) => slug === collection)
  const filled = found ? fillDocument(found, { mark: 'stolen', relation: () => person ?? 1 }) : {}
  return {
    ...filled,
    title: 'stolen',
    value: 'stolen',
    role: 'administrator',
    plan: 'executive-coaching',
    password: 'stolen-stolen',
    email: 'stolen@example.com',
    username: 'stolen',
    _status: 'published',
    requiredPlan: 'none',
    databaseId: 1,
  }
}
