import type { Payload } from 'payload'

/** Calls `then` once this many pictures are in the database, before the next write. */
export function afterPictures(payload: Payload, count: number, then: () => void): void {
  const create = payload.db.create
  let left = count
  payload.db.create = async (args) => {
    const doc = await create(args)
    if (args.collection === 'media') left -= 1
    if (left === 0) then()
    return doc
  }
}
