import type { CollectionSlug, PayloadRequest, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'
import type { MovementGuide } from '@/payload-types'
import { relationId } from '@/rules/relation-id'

type Files = Partial<Pick<MovementGuide, 'trailer' | 'video'>>

/** Whether an item has the file in a field. */
async function isUsedIn(field: 'trailer' | 'video.file', file: number, req: PayloadRequest): Promise<boolean> {
  const withTrailers = Object.values(req.payload.collections).filter(({ config }) =>
    config.flattenedFields.some(({ name }) => name === 'trailer'),
  )
  const counts = await Promise.all(
    withTrailers.map(({ config }) =>
      req.payload.count({ collection: config.slug as CollectionSlug, where: { [field]: { equals: file } }, req }),
    ),
  )
  return counts.some(({ totalDocs }) => totalDocs > 0)
}

/**
 * A validation of an upload field: its file is not in the other field of any item.
 * @param otherOf the other field of the item that is saved
 */
const fileNotIn =
  (
    field: 'trailer' | 'video.file',
    message: string,
    otherOf: (item: Files) => Files['trailer'],
  ): UploadFieldSingleValidation =>
  async (value, options) => {
    const known = await upload(value, options)
    const file = relationId(value as Files['trailer'])
    if (known !== true || !file) return known
    const isOwn = relationId(otherOf(options.data as Files)) === file
    return isOwn || (await isUsedIn(field, file, options.req)) ? message : true
  }

/** For a trailer, whose address everyone gets. */
export const fileIsNoVideo = fileNotIn(
  'video.file',
  'This file is the video of an item, and everyone may play a trailer. Upload a clip of its own.',
  ({ video }) => video?.file,
)

/** For a video, which a plan protects. */
export const fileIsNoTrailer = fileNotIn(
  'trailer',
  'This file is a trailer, which everyone may play. Choose another file.',
  ({ trailer }) => trailer,
)
