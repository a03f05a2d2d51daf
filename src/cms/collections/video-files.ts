import type { CollectionConfig } from 'payload'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, ORGANIZERS, signedFiles } from '../access/rules'
import { imageField } from '../fields/image'
import { nullifyReferences } from '../hooks/nullify-references'
import { revalidateAfterDelete, revalidateDocument } from '../hooks/revalidate'
import { validateUpload } from '../hooks/validate-upload'
import { usedOnField } from '../usage/field'
import { preventDeleteInUse, usageEndpoint } from '../usage/in-use'

const validateCaptions = (value: unknown): true | string =>
  !value || (typeof value === 'string' && value.startsWith('WEBVTT')) || 'Captions begin with the word WEBVTT.'

/** Films and sound of our own, with poster and captions. Their files have no public address (docs/decisions/24). */
export const VideoFiles: CollectionConfig = {
  slug: 'videoFiles',
  labels: { singular: 'Video file', plural: 'Video files' },
  admin: {
    group: 'Content',
    description: 'MP4 or WebM films, MP3 or M4A sound, 2 GB at most. Poster and captions stand with the file.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
  },
  access: denyByDefault({
    read: signedFiles,
    create: hasRole(...ORGANIZERS),
    update: hasRole(...EDITORS),
    delete: hasRole(...EDITORS),
  }),
  upload: {
    staticDir: `${process.env.DATA_DIR ?? './data'}/videos`,
    mimeTypes: ['video/mp4', 'video/webm', 'audio/mpeg', 'audio/mp4', 'audio/x-m4a'],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'private, max-age=21600')
      // The server makes it the content-length, which Next drops on the way (src/server/headers.ts).
      const length = headers.get('content-length')
      if (length !== null) headers.set('x-ebs-length', length)
      return headers
    },
  },
  hooks: {
    beforeOperation: [validateUpload],
    beforeDelete: [preventDeleteInUse('videoFiles'), nullifyReferences('video_files')],
    afterChange: [revalidateDocument],
    afterDelete: [revalidateAfterDelete],
  },
  endpoints: [usageEndpoint('videoFiles')],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    imageField('poster', 'Shown before it plays.'),
    {
      name: 'captions',
      type: 'textarea',
      validate: validateCaptions,
      admin: { rows: 8, description: 'What is said and shown, as WebVTT, for people who cannot hear it.' },
    },
    usedOnField,
  ],
}
