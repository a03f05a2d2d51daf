'use client'

import { Dialog } from '@/ui/Dialog.client'
import { LazyVideo } from './LazyVideo.client'
import type { VideoRequest } from './video-request'

type Props = { video: VideoRequest; onVisitor(): void; onClose(): void }

/** The modal that plays a video. */
export function VideoDialog({ onClose, onVisitor, video }: Props) {
  return (
    <Dialog title={video.title} onClose={onClose}>
      {video.subtitle && <p className="-mt-3 text-text-soft">{video.subtitle}</p>}
      {/* The focus waits here for the player: on the close button, a Space meant for the player would close the modal. */}
      <div className="outline-none" tabIndex={-1} data-focus>
        <LazyVideo video={video} onVisitor={onVisitor} transcript />
      </div>
    </Dialog>
  )
}
