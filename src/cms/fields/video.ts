import type { GroupField, UploadField } from 'payload'
import { validateHref } from './link'
import { fileIsNoTrailer, fileIsNoVideo } from './trailer-file'

/** A video's source: an uploaded file, a URL (YouTube, Vimeo, HLS) or an embed code, never a bare script. */
export const videoField: GroupField = {
  name: 'video',
  type: 'group',
  admin: { description: 'A file, an address or an embed code. The first one that is filled in is used.' },
  fields: [
    { name: 'file', type: 'upload', relationTo: 'videoFiles', validate: fileIsNoTrailer },
    { name: 'url', type: 'text', label: 'Address', validate: validateHref },
    { name: 'embedCode', type: 'textarea', admin: { rows: 6 } },
    {
      name: 'chapters',
      type: 'array',
      admin: { description: 'The start times of its parts, in order. Viewers can jump to them.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'startS', type: 'number', required: true, min: 0, label: 'Starts at (seconds)' },
            { name: 'title', type: 'text', required: true, maxLength: 120 },
          ],
        },
      ],
    },
    {
      name: 'transcript',
      type: 'textarea',
      admin: { rows: 8, description: 'The spoken text, for reading. An empty line starts a new paragraph.' },
    },
  ],
}

/** A clip for everyone, also for people whose plan does not include the item. */
export const trailerField: UploadField = {
  name: 'trailer',
  type: 'upload',
  relationTo: 'videoFiles',
  validate: fileIsNoVideo,
  admin: {
    description:
      'A short clip, such as half a minute, that everyone may play. It is offered to people whose plan does not include the item. Upload it as a file of its own.',
  },
}
