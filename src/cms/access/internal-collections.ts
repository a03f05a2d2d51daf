import type { Access, CollectionConfig, SanitizedCollectionConfig, SanitizedConfig, Where } from 'payload'
import { Forbidden } from 'payload'
import { denyByDefault } from './deny-by-default'
import { staff } from './rules'

/** A preference belongs to one user; only staff have an admin to store preferences for. */
const ownPreferences: Access = ({ req }) => {
  if (!req.user || !staff({ req })) return false
  const own: Where[] = [{ 'user.value': { equals: req.user.id } }, { 'user.relationTo': { equals: 'users' } }]
  return { and: own }
}

/** Access that the admin needs to Payload's own collections; every collection not named here is denied. */
const STAFF_ACCESS: Readonly<Record<string, CollectionConfig['access']>> = {
  // Editing locks. By Payload's default any signed-in member could lock every document for the editors.
  'payload-locked-documents': { read: staff, create: staff, update: staff, delete: staff },
  'payload-preferences': { read: ownPreferences, update: ownPreferences, delete: ownPreferences },
}

/** Payload's endpoints of these collections require a signed-in user only. */
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
 * Sets the access rules of the collections that Payload adds itself (jobs, locks, preferences, migrations, key-value
 * store). It runs after Payload has added them because the config has no other place for their rules.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    Object.assign(collection.access, denyByDefault({ ...STAFF_ACCESS[collection.slug] }))
    collection.endpoints = staffOnlyEndpoints(collection.endpoints)
  }
  return config
}
