import type { Access, CollectionConfig } from 'payload'
import { dataDir } from '@/runtime/env'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS, ownRows } from '../access/rules'
import { handleMissingFile } from '../hooks/missing-file'

/** The file is public to anyone with its unguessable URL; documents can be read by owners and by the user. */
const filesAndOwnRows: Access = (args) => args.isReadingStaticFile === true || ownRows(args)

/**
 * Profile pictures of members, separate from the editors' pictures and written only by /api/user/avatar. Owners can
 * delete an inappropriate one.
 */
export const Avatars: CollectionConfig = {
  slug: 'avatars',
  admin: { group: 'People', useAsTitle: 'filename', defaultColumns: ['filename', 'member', 'createdAt'] },
  access: denyByDefault({ read: filesAndOwnRows, delete: hasRole(...OWNERS) }),
  upload: {
    staticDir: `${dataDir()}/avatars`,
    mimeTypes: ['image/webp'],
    handlers: [handleMissingFile],
    // A new picture gets a new URL.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=86400, immutable')
      return headers
    },
  },
  fields: [{ name: 'member', type: 'relationship', relationTo: 'users', required: true, index: true }],
}
