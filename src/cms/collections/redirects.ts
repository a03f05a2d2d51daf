import type { CollectionConfig } from 'payload'
import { only } from '../access/only'
import { EDITORS, publicThroughDoor, roles } from '../access/rules'
import { refreshAfterChange, refreshAfterDelete } from '../hooks/refresh'

const PATH = /^\/(?![\\/])[^\s?#]*$/

const validPath = (value: unknown): true | string =>
  (typeof value === 'string' && PATH.test(value)) || 'Use a path of this site, such as /old/ or /old/{slug}/.'

/** Old addresses and where they went. SPEC 2.1 (permanent redirects), DESIGN 7. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: 'Old addresses and where they lead now, for good. {slug} stands for one part of the address.',
  },
  access: only({
    read: publicThroughDoor,
    create: roles(...EDITORS),
    update: roles(...EDITORS),
    delete: roles(...EDITORS),
  }),
  hooks: { afterChange: [refreshAfterChange], afterDelete: [refreshAfterDelete] },
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, maxLength: 500, validate: validPath },
    { name: 'to', type: 'text', required: true, maxLength: 500, validate: validPath },
  ],
}
