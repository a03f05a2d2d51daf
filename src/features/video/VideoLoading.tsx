import { COMMON_TEXTS } from '@/rules/common-texts'
import { Spinner } from '@/ui/Spinner'

/** Covers a video until its player is ready. */
export function VideoLoading() {
  return (
    <p className="video-loading" role="status">
      <Spinner />
      <span className="sr-only">{COMMON_TEXTS.videoLoading}</span>
    </p>
  )
}
