import { existsSync } from 'node:fs'
import path from 'node:path'
import type { UploadConfig } from 'payload'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/**
 * A file that is not there is not found. Payload would say that something broke, and note that
 * for everybody who tries an address.
 */
export const handleMissingFile: Handler = ({ payload }, { params: { collection, filename } }) => {
  const uploads = payload.config.collections.find(({ slug }) => slug === collection)
  const folder = uploads?.upload.staticDir
  if (!folder || existsSync(path.join(folder, path.basename(filename)))) return undefined
  return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
}
