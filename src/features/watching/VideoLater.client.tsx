'use client'

import dynamic from 'next/dynamic'
import { FilmWait } from './FilmWait'

/** The player and all that belongs to it, which come when a video is opened: nobody else loads them. */
export const VideoLater = dynamic(() => import('./Video.client').then(({ Video }) => Video), {
  ssr: false,
  loading: () => (
    <div className="film-box" aria-busy="true">
      <FilmWait />
    </div>
  ),
})
