'use client'

import dynamic from 'next/dynamic'
import { VideoLoading } from './VideoLoading'

/** The player, loaded when a video is opened. */
export const LazyVideo = dynamic(() => import('./Video.client').then(({ Video }) => Video), {
  ssr: false,
  loading: () => (
    <div className="video-frame" aria-busy="true">
      <VideoLoading />
    </div>
  ),
})
