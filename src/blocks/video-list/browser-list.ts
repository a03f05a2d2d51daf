import type { TitleLevel } from '@/cards/parts/CardTitle'
import type { VideoListData } from './load'
import type { videoSettings } from './settings'

/** What the browser gets of a grid of videos. */
export type BrowserList = VideoListData &
  Omit<ReturnType<typeof videoSettings>, 'manual'> & {
    /** The level of the cards' titles. */
    as: TitleLevel
    /** It stands at the top of the page. */
    priority: boolean
  }
