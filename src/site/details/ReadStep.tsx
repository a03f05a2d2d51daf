import { LazyMarkRead } from '@/features/programmes/steps/LazyMarkRead.client'
import type { PostType } from '@/model/content-types'
import { hasVideo } from '@/model/has-video'
import type { DetailProps } from './props'

type Props = Pick<DetailProps<PostType>, 'page' | 'locked'>

/**
 * Does the step of a program that consists of reading this item or page (docs/product.md#programs). Nothing for
 * visitors and in previews, and for recipes and items with a video, whose steps are done by rating and watching.
 */
export function ReadStep({ locked, page }: Props) {
  const { audience, doc, preview, row } = page
  if (locked || preview || audience === 'visitor' || row.postType === 'recipes' || hasVideo(doc)) return null
  return <LazyMarkRead databaseId={row.databaseId} />
}
