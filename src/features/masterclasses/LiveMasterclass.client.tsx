'use client'

import { useEffect, useState } from 'react'
import type { CardImage } from '@/catalogue/cards.server'
import { InlineVideo } from '@/features/video/InlineVideo.client'
import { VideoLoading } from '@/features/video/VideoLoading'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { OWN_STATE_TEXTS } from '@/rules/page-texts/own-state'
import { Badge } from '@/ui/Badge'
import { Chat } from './Chat.client'

type Props = {
  databaseId: number
  title: string
  picture: CardImage | null
  chat: string | null
  /** ISO 8601; absent where the editor has set no time. */
  start?: string | null
}

/**
 * A live class: after 1100 ms its poster, which plays on click, and its chat. Its space is reserved from the start, so
 * that the layout does not shift.
 */
export function LiveMasterclass({ chat, databaseId, picture, start, title }: Props) {
  const [visible, setVisible] = useState(false)
  // Only in the browser, since the page is cached. A stream may be opened early, so its poster can be pressed all the same.
  const upcoming = visible && Boolean(start && Date.now() < Date.parse(start))
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), PAGE_LIMITS.masterclassDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="live-stream" data-waiting={!visible || undefined}>
      {visible ? (
        <div className="live-poster" data-upcoming={upcoming || undefined}>
          <InlineVideo databaseId={databaseId} title={title} poster={picture} />
          {upcoming && (
            <p className="live-badge">
              <Badge variant="raised">{OWN_STATE_TEXTS.notLiveYet}</Badge>
            </p>
          )}
        </div>
      ) : (
        <div className="video-frame" aria-busy="true">
          <VideoLoading />
        </div>
      )}
      {chat && <Chat src={chat} title={title} />}
    </div>
  )
}
