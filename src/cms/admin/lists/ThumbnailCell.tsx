import { getImageProps } from 'next/image'
import type { DefaultServerCellComponentProps } from 'payload'

const SIZE_PX = 48

/** In a list of content: the picture, small. Its description is in the media library. */
export async function ThumbnailCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span className="ebs-empty">None</span>
  const picture = await payload.findByID({
    collection: 'media',
    id: cellData,
    depth: 0,
    disableErrors: true,
    select: { url: true, filename: true },
  })
  if (!picture?.url) return <span className="ebs-empty">Missing</span>
  const { props } = getImageProps({ src: picture.url, alt: '', width: SIZE_PX, height: SIZE_PX })
  // biome-ignore lint/performance/noImgElement: the admin's cells are rendered once, with the optimizer's address.
  return <img {...props} alt={props.alt} className="ebs-thumbnail" />
}
