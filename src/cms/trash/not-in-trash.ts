import type { Where } from 'payload'

/** For `payload.db`, which does not leave out the trash by itself as Payload's operations do. */
export const NOT_IN_TRASH: Where = { deletedAt: { exists: false } }
