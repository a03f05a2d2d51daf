import type { TextField } from 'payload'
import { replayUrl } from '@/rules/replay-url'

/** What a replay can be played from, or nothing yet: one without a link is not shown. */
export function validateReplayUrl(value: unknown): true | string {
  if (value === null || value === undefined || value === '') return true
  return (
    (typeof value === 'string' && replayUrl(value) !== null) ||
    'Use the id of a video, such as 76979871?h=8272103f6e (Vimeo) or aqz-KE-bpKQ?start=60 (YouTube), or an address that starts with https://.'
  )
}

/** Where a replay is. SPEC 3 (masterclass replay). */
export const replayLinkField: TextField = {
  name: 'resourceLink',
  type: 'text',
  validate: validateReplayUrl,
  admin: { description: 'A video id, with an optional query, or an address.' },
}
