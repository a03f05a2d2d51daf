import type { Access, CollectionConfig, GlobalConfig } from 'payload'
import { staff } from './rules'

const nobody: Access = () => false

/**
 * A collection's access, deny first: what is not named is for nobody.
 * Payload itself lets any signed-in person read where a collection says nothing.
 */
export function only(
  rules: Partial<Record<'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock', Access>>,
) {
  return {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    readVersions: staff,
    unlock: nobody,
    admin: staff,
    ...rules,
  } satisfies CollectionConfig['access']
}

/** A global's access, deny first. */
export function onlyGlobal(rules: { read: Access; update: Access }) {
  return { readVersions: staff, ...rules } satisfies GlobalConfig['access']
}
