import type { TextField } from 'payload'
import { replayUrl } from '@/rules/replay-url'

/** Validates a replay's source; may be empty, as a replay without a link is not shown. */
export function validateReplayUrl(value: unknown): true | string {
  if (value === null || value === undefined || value === '') return true
  return (
    (typeof value === 'string' && replayUrl(value) !== null) ||
    'Use the id of a video, such as 76979871?h=8272103f6e (Vimeo) or aqz-KE-bpKQ?start=60 (YouTube), or an address that starts with https://.'
  )
}

/** Source of a masterclass replay. */
export const replayLinkField: TextField = {
  name: 'resourceLink',
  type: 'text',
  validate: validateReplayUrl,
  admin: { description: 'A video id, with an optional query, or an address.' },
}
