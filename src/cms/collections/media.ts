import type { CollectionConfig, ImageSize } from 'payload'
import { folderName } from '@/rules/folder-name'
import { LIMITS } from '@/rules/limits'
import { PICTURE_TYPES } from '@/rules/picture-types'
import { dataDir } from '@/runtime/env'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, ORGANIZERS, publicFiles } from '../access/rules'
import { nameByContentHash } from '../hooks/content-file-name'
import { storeMeanColor } from '../hooks/mean-color'
import { handleMissingFile, hideFileInTrash } from '../hooks/missing-file'
import { nullifyReferences } from '../hooks/nullify-references'
import { revalidateAfterDelete, revalidateDocument } from '../hooks/revalidate'
import { clearCatalogueImage } from '../hooks/sync-catalogue'
import { validateUpload } from '../hooks/validate-upload'
import { withTrash } from '../trash/with-trash'
import { usedOnField } from '../usage/field'
import { foldersEndpoint } from '../usage/folders'
import { preventDeleteInUse, removeFromLayouts, usageEndpoint } from '../usage/in-use'
import { filterUnused } from '../usage/unused-filter'

/** The size for shared links; Next generates the sizes for pages on request. */
export const OPEN_GRAPH = {
  name: 'openGraph',
  width: 1200,
  height: 630,
  formatOptions: { format: 'jpeg', options: { quality: 80 } },
} as const satisfies ImageSize

/** Pictures. Their files are public, so videos that a plan protects do not belong here. */
export const Media = withTrash(
  {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      group: 'Content',
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'folder', 'updatedAt'],
      // Full pages of tiles.
      pagination: { defaultLimit: 24, limits: [24, 48, 96] },
      description: `JPEG, PNG, WebP or AVIF, ${LIMITS.pictureMaxMegabytes} MB at most. Other file types are not accepted.`,
      listSearchableFields: ['filename', 'alt'],
      components: { beforeListTable: ['@/cms/admin/pictures/PictureTools.client#PictureTools'] },
    },
    access: denyByDefault({
      read: publicFiles,
      create: hasRole(...ORGANIZERS),
      update: hasRole(...EDITORS),
      delete: hasRole(...EDITORS),
    }),
    upload: {
      staticDir: `${dataDir()}/media`,
      mimeTypes: [...PICTURE_TYPES],
      focalPoint: true,
      imageSizes: [OPEN_GRAPH],
      handlers: [handleMissingFile, hideFileInTrash],
      // A file name includes a content hash (content-file-name.ts), so the response can be cached forever.
      modifyResponseHeaders: ({ headers }) => {
        headers.set('cache-control', 'public, max-age=31536000, immutable')
        return headers
      },
    },
    hooks: {
      beforeOperation: [filterUnused, validateUpload, nameByContentHash],
      beforeChange: [storeMeanColor],
      afterChange: [revalidateDocument],
      beforeDelete: [removeFromLayouts('media'), nullifyReferences('media')],
      afterDelete: [clearCatalogueImage, revalidateAfterDelete],
    },
    endpoints: [foldersEndpoint, usageEndpoint('media')],
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
      {
        name: 'folder',
        type: 'text',
        index: true,
        maxLength: 80,
        hooks: { beforeValidate: [({ value }) => (value === undefined ? undefined : folderName(value))] },
        admin: {
          description: 'For finding it again: a folder that there is, or a new name, such as "Recipes/Soups".',
          components: { Field: '@/cms/admin/files/FolderField.client#FolderField' },
        },
      },
      usedOnField,
      {
        name: 'color',
        type: 'text',
        admin: { hidden: true },
      },
    ],
  } satisfies CollectionConfig,
  { guards: [preventDeleteInUse('media')] },
)
