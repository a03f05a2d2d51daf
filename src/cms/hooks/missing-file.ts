import { existsSync } from 'node:fs'
import path from 'node:path'
import type { UploadConfig } from 'payload'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Returns 404 for a file that does not exist. Payload would return 500 and log an error for every such request. */
export const handleMissingFile: Handler = ({ payload }, { params: { collection, filename } }) => {
  const uploads = payload.config.collections.find(({ slug }) => slug === collection)
  const folder = uploads?.upload.staticDir
  if (!folder || existsSync(path.join(folder, path.basename(filename)))) return undefined
  return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
}
