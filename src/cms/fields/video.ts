import type { GroupField } from 'payload'
import { validAddress } from './link'

/** A video's source: a file of ours, an address (YouTube, Vimeo, HLS) or an embed code, never a bare script. DESIGN 5. */
export const videoField: GroupField = {
  name: 'video',
  type: 'group',
  admin: { description: 'A file, an address or an embed code. The first of them that is there is used.' },
  fields: [
    { name: 'file', type: 'upload', relationTo: 'videoFiles' },
    { name: 'url', type: 'text', label: 'Address', validate: validAddress },
    { name: 'embedCode', type: 'textarea', admin: { rows: 6 } },
  ],
}
