import type { PostType } from '@/catalogue/post-types'
import { signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { LockPill } from '@/ui/LockPill'
import { TYPE_LOOKS } from './type-looks'

type Props = {
  title: string
  uri: string | null
  postType: PostType
  /** True where there is room for the longer prompt. */
  roomy?: boolean
}

/** The lock of a restricted card: the way to joining, and from there back to the item. SPEC 2.2. */
export function JoinPill({ postType, roomy, title, uri }: Props) {
  return (
    <LockPill href={signUpPath(uri ?? '/')} more={`${TYPE_LOOKS[postType].joinTo} ${title}`}>
      {roomy ? TEXTS.joinForFullContent : TEXTS.joinNow}
    </LockPill>
  )
}
