import type { Access, CollectionConfig } from 'payload'
import { only } from '../access/only'
import { OWNERS, ownRows, roles } from '../access/rules'
import { missingFile } from '../hooks/missing-file'

/** A file is for everybody who has its address, which nobody can guess; the list is the owners', and each person's own. */
const filesAndOwnRows: Access = (args) => args.isReadingStaticFile === true || ownRows(args)

/**
 * The pictures that members chose of themselves: apart from the editors' pictures, and written by /api/user/avatar
 * alone. Owners can delete one that should not be there. DESIGN 6.
 */
export const Avatars: CollectionConfig = {
  slug: 'avatars',
  admin: { group: 'People', useAsTitle: 'filename', defaultColumns: ['filename', 'member', 'createdAt'] },
  access: only({ read: filesAndOwnRows, delete: roles(...OWNERS) }),
  upload: {
    staticDir: `${process.env.DATA_DIR ?? './data'}/avatars`,
    mimeTypes: ['image/webp'],
    handlers: [missingFile],
    // Another picture has another address.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=86400, immutable')
      return headers
    },
  },
  fields: [{ name: 'member', type: 'relationship', relationTo: 'users', required: true, index: true }],
}
