import type { PostType } from '@/catalogue/post-types'
import { signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { LockPill } from '@/ui/LockPill'
import { TYPE_STYLES } from './type-styles'

type Props = {
  title: string
  uri: string | null
  postType: PostType
  /** True where there is room for the longer prompt. */
  longLabel?: boolean
}

/** The lock of a restricted card: the way to joining, and from there back to the item. SPEC 2.2. */
export function JoinPill({ postType, longLabel, title, uri }: Props) {
  return (
    <LockPill href={signUpPath(uri ?? '/')} screenReaderText={`${TYPE_STYLES[postType].joinPurpose} ${title}`}>
      {longLabel ? TEXTS.joinForFullContent : TEXTS.joinNow}
    </LockPill>
  )
}
