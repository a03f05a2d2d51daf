import type { Access, CollectionConfig } from 'payload'
import { only } from '../access/only'
import { EDITORS, ORGANIZERS, publicThroughDoor, roles } from '../access/rules'
import { refreshAfterChange, refreshAfterDelete } from '../hooks/refresh'
import { forgetImage } from '../hooks/sync-catalogue'

/** The files are for everybody who has their address; what is known of them is not. */
const readMedia: Access = ({ isReadingStaticFile, req }) => isReadingStaticFile === true || publicThroughDoor({ req })

/** Pictures. Their files are public; videos that a plan protects do not belong here. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { group: 'Content', useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: only({
    read: readMedia,
    create: roles(...ORGANIZERS),
    update: roles(...EDITORS),
    delete: roles(...EDITORS),
  }),
  upload: {
    staticDir: `${process.env.DATA_DIR ?? './data'}/media`,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=86400')
      return headers
    },
  },
  hooks: { afterChange: [refreshAfterChange], afterDelete: [forgetImage, refreshAfterDelete] },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      label: 'What the picture shows',
      admin: { description: 'For people who cannot see it. One sentence.' },
    },
    { name: 'credit', type: 'text' },
  ],
}
