import type { Endpoint, SanitizedConfig } from 'payload'
import { fillDocument } from './fill-fields'
import type { Entry } from './fixtures'
import type { Method } from './http'
import type { ViewerName } from './users'

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

/** Whose requests: `thorough` with every query, to their own document as well; otherwise the most hostile query. */
type Asker = { name: ViewerName; thorough: boolean }

/**
 * Every request that the configuration has an endpoint for: collections, globals, Payload's own. Single documents are
 * read once of the asker's own and once of another's: access-config.test.ts shows that the rules of members look at
 * nothing but the owner, and the lists show all documents.
 */
export function requestsOf(config: SanitizedConfig, entries: readonly Entry[], asker: Asker): TestRequest[] {
  return parts(config).flatMap(({ base, collection, endpoints, names }) => {
    const documents = entries.filter((entry) => entry.collection === collection)
    const foreign = documents.find(({ owner }) => owner !== asker.name)
    const own = asker.thorough ? documents.find(({ owner }) => owner === asker.name) : undefined
    const known = [own, foreign].flatMap((entry) => (entry ? [entry.id] : []))
    if (known.length === 0) known.push(1)
    const selectAll = `${names.map((name) => `select[${name}]=true`).join('&')}&limit=0&draft=true`
    const queries = asker.thorough ? [...HOSTILE_QUERIES, selectAll] : [MOST_HOSTILE_QUERY]
    return (endpoints || [])
      .filter(({ path }) => !EXCLUDED_PATHS.has(path))
      .flatMap(({ method, path }) =>
        // The rules of members on changes look at no document (access-config.test.ts).
        addresses(path, method === 'get' ? known : known.slice(0, 1)).flatMap((address): TestRequest[] => {
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
