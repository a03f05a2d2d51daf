import { CONTENT_TYPES, type PostType } from '@/model/content-types'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { signUpPath } from '@/rules/safe-return'
import { LockPill } from '@/ui/LockPill'

type Props = {
  title: string
  uri: string | null
  postType: PostType
  /** A place on the membership page, with its `#`; without it the link leads to its top. */
  hash?: string
  /** True for the longer prompt. */
  longLabel?: boolean
}

/** The lock of a restricted card: a link to the membership page, with the item as the return URL. */
export function JoinPill({ hash = '', postType, longLabel, title, uri }: Props) {
  return (
    <LockPill href={signUpPath(uri ?? '/') + hash} screenReaderText={`${CONTENT_TYPES[postType].joinPurpose} ${title}`}>
      {longLabel ? COMMON_TEXTS.joinForFullContent : COMMON_TEXTS.joinNow}
    </LockPill>
  )
}
