import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RunSql } from '@/cms/client/sql.server'
import { parseAddress } from '@/content/urls'
import { type PostBody, type postBody, type ReadBody, readPostBody, withPictures } from '@/rules/forum/post-body'
import { comparableWords } from '@/rules/forum/post-limits'
import { siteOrigin } from '@/runtime/env'
import { idList } from './boards.server'

/** Reads the body of a call. @throws AppError unprocessable, bad_request */
export const readBody = (value: z.infer<typeof postBody>): ReadBody =>
  readPostBody(value, (url) => parseAddress(url, siteOrigin()) !== null)

const picture = z.object({
  id: z.coerce.number(),
  filename: z.string(),
  width: z.coerce.number(),
  height: z.coerce.number(),
})

/**
 * A body with the files of its pictures, which must be the author's own.
 * @throws AppError unprocessable for any other picture
 */
export async function completeBody(
  run: RunSql,
  { body, pictures }: ReadBody,
  author: number | null,
): Promise<PostBody> {
  if (pictures.length === 0) return body
  const rows = await run(
    sql`select id, filename, width, height from forum_pictures
      where author_id = ${author} and id in (${idList(pictures)})`,
  )
  const found = picture.array().parse(rows)
  return withPictures(body, new Map(found.map(({ filename, ...own }) => [own.id, { ...own, file: filename }])))
}

/** By which a post with the same words and pictures is recognized. */
export const digestOf = ({ pictures, text }: ReadBody, title = ''): string =>
  createHash('sha256')
    .update(JSON.stringify([comparableWords(title), comparableWords(text), pictures]))
    .digest('hex')
