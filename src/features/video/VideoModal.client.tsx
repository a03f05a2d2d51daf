'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { useLoaded } from '@/ui/use-loaded.client'
import type { VideoRequest } from './video-request'

const loadDialog = () => import('./VideoDialog.client').then(({ VideoDialog }) => VideoDialog)

type VideoModalControls = {
  /**
   * Opens it. With a databaseId and no embed code, the item's source is fetched: a visitor without access gets the
   * login modal instead, a member whose plan does not include it the link to join.
   */
  open(video: VideoRequest): void
}

const VideoModalContext = createContext<VideoModalControls | null>(null)

/** Provides the modal that plays videos. Must be inside LoginModalProvider. */
export function VideoModalProvider({ children }: { children: ReactNode }) {
  const login = useLoginModal()
  const [video, setVideo] = useState<VideoRequest | null>(null)
  const modal = useMemo(() => ({ open: (request: VideoRequest) => setVideo(request) }), [])
  const close = useCallback(() => setVideo(null), [])
  const openLogin = useCallback(() => {
    setVideo(null)
    login.open(undefined, { freeIsEnough: false })
  }, [login])
  const VideoDialog = useLoaded(loadDialog, video !== null, close)
  return (
    <VideoModalContext value={modal}>
      {children}
      {video && VideoDialog && <VideoDialog video={video} onVisitor={openLogin} onClose={close} />}
    </VideoModalContext>
  )
}

/** The video modal. @throws outside VideoModalProvider */
export function useVideoModal(): VideoModalControls {
  const modal = useContext(VideoModalContext)
  if (!modal) throw new Error('useVideoModal needs a VideoModalProvider above it.')
  return modal
}
