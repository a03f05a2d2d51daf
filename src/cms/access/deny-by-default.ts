import type { Access, CollectionConfig, GlobalConfig } from 'payload'
import { staff } from './rules'

const denyAll: Access = () => false

/**
 * A collection's access rules; an operation that is not named is denied. Payload's own default lets any signed-in user
 * read.
 */
export function denyByDefault(
  rules: Partial<Record<'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock', Access>>,
) {
  return {
    create: denyAll,
    read: denyAll,
    update: denyAll,
    delete: denyAll,
    readVersions: staff,
    unlock: denyAll,
    admin: staff,
    ...rules,
  } satisfies CollectionConfig['access']
}

/** A global's access rules; an operation that is not named is denied. */
export function denyByDefaultGlobal(rules: { read: Access; update: Access }) {
  return { readVersions: staff, ...rules } satisfies GlobalConfig['access']
}
