'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useLoginModal } from '@/features/login-modal/LoginModal.client'
import { Dialog } from '@/ui/Dialog.client'
import { VideoLater } from './VideoLater.client'
import type { WantedVideo } from './wanted-video'

type VideoModal = {
  /**
   * Opens it. With a databaseId and no embed code, the source of the item is asked for: a visitor who may not have it
   * gets the login modal in its place, a member below its plan the way to join.
   */
  open(video: WantedVideo): void
}

const VideoModalContext = createContext<VideoModal | null>(null)

/** Holds the window that a video is watched in. Stands inside LoginModalProvider. SPEC 2.2. */
export function VideoModalProvider({ children }: { children: ReactNode }) {
  const login = useLoginModal()
  const [video, setVideo] = useState<WantedVideo | null>(null)
  const modal = useMemo(() => ({ open: (wanted: WantedVideo) => setVideo(wanted) }), [])
  const close = useCallback(() => setVideo(null), [])
  const refuse = useCallback(() => {
    setVideo(null)
    login.open()
  }, [login])
  return (
    <VideoModalContext value={modal}>
      {children}
      {video && (
        <Dialog title={video.title} onClose={close}>
          {video.subtitle && <p className="-mt-3 text-text-soft">{video.subtitle}</p>}
          {/* The focus waits here for the player. On the button that closes, a press of Space meant for it would close. */}
          <div className="outline-none" tabIndex={-1} data-focus>
            <VideoLater video={video} onVisitor={refuse} transcript />
          </div>
        </Dialog>
      )}
    </VideoModalContext>
  )
}

/** The video modal. @throws outside VideoModalProvider (SPEC 8) */
export function useVideoModal(): VideoModal {
  const modal = useContext(VideoModalContext)
  if (!modal) throw new Error('useVideoModal needs a VideoModalProvider above it.')
  return modal
}
