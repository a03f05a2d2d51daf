import { Lock } from 'lucide-react'
import type { PostType } from '@/catalogue/post-types'
import { joinPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { TYPE_LOOKS } from './type-looks'

type Props = {
  title: string
  uri: string | null
  postType: PostType
  /** True where there is room for the longer prompt. */
  roomy?: boolean
}

/**
 * The lock of a restricted card: the way to joining, and from there back to the item. On narrow
 * cards its words go out of sight and stay its name. Renders an `a`. SPEC 2.2.
 */
export function JoinPill({ postType, roomy, title, uri }: Props) {
  return (
    <a className="lock-pill join" href={joinPath(uri ?? '/')}>
      <Lock className="size-4" aria-hidden="true" />
      <span className="join-words">{roomy ? TEXTS.joinForFullContent : TEXTS.joinNow}</span>
      <span className="sr-only">
        {' '}
        {TYPE_LOOKS[postType].joinTo} {title}
      </span>
    </a>
  )
}
