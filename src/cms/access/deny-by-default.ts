import type { Access, CollectionConfig, GlobalConfig } from 'payload'
import { staff } from './rules'

const denyAll: Access = () => false

/**
 * A collection's access, deny first: what is not named is for nobody.
 * Payload itself lets any signed-in person read where a collection says nothing.
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

/** A global's access, deny first. */
export function denyByDefaultGlobal(rules: { read: Access; update: Access }) {
  return { readVersions: staff, ...rules } satisfies GlobalConfig['access']
}
