import { CONTENT_TYPES, type PostType } from '@/model/content-types'
import { signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { LockPill } from '@/ui/LockPill'

type Props = {
  title: string
  uri: string | null
  postType: PostType
  /** True for the longer prompt. */
  longLabel?: boolean
}

/** The lock of a restricted card: a link to the membership page, with the item as the return URL. */
export function JoinPill({ postType, longLabel, title, uri }: Props) {
  return (
    <LockPill href={signUpPath(uri ?? '/')} screenReaderText={`${CONTENT_TYPES[postType].joinPurpose} ${title}`}>
      {longLabel ? TEXTS.joinForFullContent : TEXTS.joinNow}
    </LockPill>
  )
}
