import type { TitleLevel } from '@/cards/parts/CardTitle'
import type { VideoListData } from './load.server'
import type { videoSettings } from './settings'

/** The props of a video list in the browser. */
export type BrowserList = VideoListData &
  Omit<ReturnType<typeof videoSettings>, 'manual'> & {
    /** The heading level of the cards. */
    as: TitleLevel
    /** It is at the top of the page: its first image loads with priority. */
    priority: boolean
  }
