import type { Where } from 'payload'
import { z } from 'zod'

/** What the list of pictures is narrowed to. */
export type PictureFilter = {
  /** `null`: pictures of all folders; '': those in none. */
  folder: string | null
  unused: boolean
}

const row = z.record(z.string(), z.unknown())
const list = z.array(z.unknown())
const equals = z.object({ equals: z.string() })

/** The conditions of a list's query, which Payload writes as `or` of `and`. */
function conditionsOf(where: unknown): Record<string, unknown>[] {
  const read = row.safeParse(where).data
  if (!read) return []
  const inside = ['or', 'and'].flatMap((name) => list.safeParse(read[name]).data ?? [])
  return inside.length > 0 ? inside.flatMap(conditionsOf) : [read]
}

/** Reads it from the list's query. */
export function filterOf(where: unknown): PictureFilter {
  const conditions = conditionsOf(where)
  const folder = conditions.find((one) => 'folder' in one)?.folder
  return {
    folder: folder === undefined ? null : (equals.safeParse(folder).data?.equals ?? ''),
    unused: conditions.some((one) => 'unused' in one),
  }
}

/** A list's query with another filter; its other conditions stay. */
export function withFilter(where: unknown, { folder, unused }: PictureFilter): Where {
  const others = conditionsOf(where).filter((one) => !('folder' in one) && !('unused' in one))
  const own: Where[] = [
    ...(folder === null ? [] : [{ folder: folder === '' ? { exists: false } : { equals: folder } }]),
    ...(unused ? [{ unused: { equals: 'true' } }] : []),
  ]
  const and = [...(others as Where[]), ...own]
  return and.length > 0 ? { or: [{ and }] } : {}
}
