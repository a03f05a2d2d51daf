import type { CollectionConfig } from 'payload'
import { LIMITS } from '@/rules/limits'
import { only } from '../access/only'
import { EDITORS, ORGANIZERS, publicFiles, roles } from '../access/rules'
import { contentFileName } from '../hooks/content-file-name'
import { letGo } from '../hooks/let-go'
import { meanColor } from '../hooks/mean-color'
import { missingFile } from '../hooks/missing-file'
import { refreshAfterDelete, refreshReadersOfDocument } from '../hooks/refresh'
import { forgetImage } from '../hooks/sync-catalogue'
import { uploadedFile } from '../hooks/uploaded-file'
import { usedOnField } from '../usage/field'
import { refuseInUse, usedOn } from '../usage/in-use'

/** Pictures. Their files are public; videos that a plan protects do not belong here. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Content',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description: `JPEG, PNG, WebP or AVIF, ${LIMITS.pictureMegabytes} MB at most. Files of other kinds cannot be chosen.`,
    listSearchableFields: ['filename', 'alt'],
  },
  access: only({
    read: publicFiles,
    create: roles(...ORGANIZERS),
    update: roles(...EDITORS),
    delete: roles(...EDITORS),
  }),
  upload: {
    staticDir: `${process.env.DATA_DIR ?? './data'}/media`,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    // What a shared link shows; the sizes of pages are made by Next when they are asked for.
    imageSizes: [
      { name: 'openGraph', width: 1200, height: 630, formatOptions: { format: 'jpeg', options: { quality: 80 } } },
    ],
    handlers: [missingFile],
    // A name stands for one content (content-file-name.ts), so whoever has the file may keep it.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=31536000, immutable')
      return headers
    },
  },
  hooks: {
    beforeOperation: [uploadedFile, contentFileName],
    beforeChange: [meanColor],
    afterChange: [refreshReadersOfDocument],
    beforeDelete: [refuseInUse('media'), letGo('media')],
    afterDelete: [forgetImage, refreshAfterDelete],
  },
  endpoints: [usedOn('media')],
  fields: [
    {
      name: 'limit',
      type: 'ui',
      admin: { components: { Field: '@/cms/admin/files/PictureLimit.client#PictureLimit' } },
    },
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      label: 'What the picture shows',
      admin: { description: 'For people who cannot see it. One sentence.' },
    },
    { name: 'credit', type: 'text' },
    usedOnField,
    {
      name: 'color',
      type: 'text',
      admin: { hidden: true },
    },
  ],
}
