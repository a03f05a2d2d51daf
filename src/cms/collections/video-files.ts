import type { CollectionConfig } from 'payload'
import { dataDir } from '@/runtime/env'
import { denyByDefault } from '../access/deny-by-default'
import { EDITORS, hasRole, ORGANIZERS, signedFiles } from '../access/rules'
import { imageField } from '../fields/image'
import { nullifyReferences } from '../hooks/nullify-references'
import { revalidateAfterDelete, revalidateDocument } from '../hooks/revalidate'
import { validateUpload } from '../hooks/validate-upload'
import { withTrash } from '../trash/with-trash'
import { usedOnField } from '../usage/field'
import { preventDeleteInUse, removeFromLayouts, usageEndpoint } from '../usage/in-use'

const validateCaptions = (value: unknown): true | string =>
  !value || (typeof value === 'string' && value.startsWith('WEBVTT')) || 'Captions must begin with the word WEBVTT.'

/**
 * Hosted videos and audio with poster and captions. Their files have no public URL:
 * docs/decisions/24-one-video-player.md.
 */
export const VideoFiles = withTrash(
  {
    slug: 'videoFiles',
    labels: { singular: 'Video file', plural: 'Video files' },
    admin: {
      group: 'Content',
      description: 'MP4 or WebM video, or MP3 or M4A audio, 2 GB at most, with a poster and captions.',
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
      staticDir: `${dataDir()}/videos`,
      mimeTypes: ['video/mp4', 'video/webm', 'audio/mpeg', 'audio/mp4', 'audio/x-m4a'],
      modifyResponseHeaders: ({ headers }) => {
        headers.set('cache-control', 'private, max-age=21600')
        // The server turns it into content-length, which Next drops (src/server/headers.ts).
        const length = headers.get('content-length')
        if (length !== null) headers.set('x-ebs-length', length)
        return headers
      },
    },
    hooks: {
      beforeOperation: [validateUpload],
      beforeDelete: [removeFromLayouts('videoFiles'), nullifyReferences('video_files')],
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
        admin: {
          rows: 8,
          description: 'The spoken text and relevant sounds as WebVTT, for people who cannot hear it.',
        },
      },
      usedOnField,
    ],
  } satisfies CollectionConfig,
  { guards: [preventDeleteInUse('videoFiles')] },
)
