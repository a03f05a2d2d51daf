'use client'

import dynamic from 'next/dynamic'
import { VideoLoading } from './VideoLoading'

/** The player and all that belongs to it, which come when a video is opened: nobody else loads them. */
export const LazyVideo = dynamic(() => import('./Video.client').then(({ Video }) => Video), {
  ssr: false,
  loading: () => (
    <div className="video-frame" aria-busy="true">
      <VideoLoading />
    </div>
  ),
})
