import type { GroupField } from 'payload'
import { validAddress } from './link'

/** A video's source: an address (YouTube, Vimeo, HLS, a file) or an embed code, never a bare script. DESIGN 5. */
export const videoField: GroupField = {
  name: 'video',
  type: 'group',
  admin: { description: 'An address or an embed code. The address is used when both are there.' },
  fields: [
    { name: 'url', type: 'text', label: 'Address', validate: validAddress },
    { name: 'embedCode', type: 'textarea', admin: { rows: 6 } },
  ],
}
