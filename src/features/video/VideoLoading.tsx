import { TEXTS } from '@/rules/texts'
import { Spinner } from '@/ui/Spinner'

/** Lies over a film until its player is ready. SPEC 2.2. */
export function VideoLoading() {
  return (
    <p className="video-loading" role="status">
      <Spinner />
      <span className="sr-only">{TEXTS.videoLoading}</span>
    </p>
  )
}
