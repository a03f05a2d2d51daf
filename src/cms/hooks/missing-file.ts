import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, PayloadRequest, UploadConfig, Where } from 'payload'
import { staff } from '../access/rules'

type Handler = NonNullable<UploadConfig['handlers']>[number]

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })

/** Returns 404 for a file that does not exist. Payload would return 500 and log an error for every such request. */
export const handleMissingFile: Handler = ({ payload }, { params: { collection, filename } }) => {
  const uploads = payload.config.collections.find(({ slug }) => slug === collection)
  const folder = uploads?.upload.staticDir
  if (!folder || existsSync(path.join(folder, path.basename(filename)))) return undefined
  return notFound()
}

async function findInTrash(req: PayloadRequest, collection: string, filename: string): Promise<Response | undefined> {
  if (staff({ req })) return undefined
  const or: Where[] = [{ filename: { equals: filename } }, { 'sizes.openGraph.filename': { equals: filename } }]
  const where: Where = { and: [{ deletedAt: { exists: true } }, { or }] }
  return (await req.payload.db.findOne({ collection: collection as CollectionSlug, where, req }))
    ? notFound()
    : undefined
}

/** Returns 404 for a picture in the trash, whose URL may be known; staff see it there. */
export const hideFileInTrash: Handler = (req, { params: { collection, filename } }) =>
  // Payload's type has a promise of a response or of nothing, but not of either.
  findInTrash(req, collection, filename) as Promise<Response>
