import type { Access, CollectionConfig } from 'payload'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS, ownRows } from '../access/rules'
import { handleMissingFile } from '../hooks/missing-file'

/** A file is for everybody who has its address, which nobody can guess; the list is the owners', and each person's own. */
const filesAndOwnRows: Access = (args) => args.isReadingStaticFile === true || ownRows(args)

/**
 * The pictures that members chose of themselves: apart from the editors' pictures, and written by /api/user/avatar
 * alone. Owners can delete one that should not be there. DESIGN 6.
 */
export const Avatars: CollectionConfig = {
  slug: 'avatars',
  admin: { group: 'People', useAsTitle: 'filename', defaultColumns: ['filename', 'member', 'createdAt'] },
  access: denyByDefault({ read: filesAndOwnRows, delete: hasRole(...OWNERS) }),
  upload: {
    staticDir: `${process.env.DATA_DIR ?? './data'}/avatars`,
    mimeTypes: ['image/webp'],
    handlers: [handleMissingFile],
    // Another picture has another address.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=86400, immutable')
      return headers
    },
  },
  fields: [{ name: 'member', type: 'relationship', relationTo: 'users', required: true, index: true }],
}
