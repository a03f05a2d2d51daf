import type { Access, CollectionConfig, SanitizedCollectionConfig, SanitizedConfig, Where } from 'payload'
import { Forbidden } from 'payload'
import { denyByDefault } from './deny-by-default'
import { staff } from './rules'

/** A preference belongs to one person, and only staff have an admin to keep preferences for. */
const ownPreferences: Access = ({ req }) => {
  if (!req.user || !staff({ req })) return false
  const own: Where[] = [{ 'user.value': { equals: req.user.id } }, { 'user.relationTo': { equals: 'users' } }]
  return { and: own }
}

/** What the admin needs of Payload's own collections; whatever is not named here is for nobody. */
const STAFF_ACCESS: Readonly<Record<string, CollectionConfig['access']>> = {
  // Who is editing what. Left alone, any signed-in member may lock every document for the editors.
  'payload-locked-documents': { read: staff, create: staff, update: staff, delete: staff },
  'payload-preferences': { read: ownPreferences, update: ownPreferences, delete: ownPreferences },
}

/** Endpoints of these collections ask for nothing but a signed-in person. */
function staffOnlyEndpoints(endpoints: SanitizedCollectionConfig['endpoints']): SanitizedCollectionConfig['endpoints'] {
  if (!endpoints) return endpoints
  return endpoints.map((endpoint) => ({
    ...endpoint,
    handler: (req) => {
      if (!staff({ req })) throw new Forbidden(req.t)
      return endpoint.handler(req)
    },
  }))
}

/**
 * Closes the collections that Payload adds by itself (jobs, locks, preferences,
 * migrations, key-value store) after it has added them: it gives their access rules no
 * other place. DESIGN 10 (deny by default).
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    Object.assign(collection.access, denyByDefault({ ...STAFF_ACCESS[collection.slug] }))
    collection.endpoints = staffOnlyEndpoints(collection.endpoints)
  }
  return config
}
