'use client'

import { useEffect, useState } from 'react'
import type { CardImage } from '@/catalogue/cards.server'
import { InlineVideo } from '@/features/video/InlineVideo.client'
import { VideoLoading } from '@/features/video/VideoLoading'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Chat } from './Chat.client'

type Props = { databaseId: number; title: string; picture: CardImage | null; chat: string | null }

/**
 * A live class: after 1100 ms its poster, which plays on click, and its chat. Its space is reserved from the start, so
 * that the layout does not shift.
 */
export function LiveMasterclass({ chat, databaseId, picture, title }: Props) {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), PAGE_LIMITS.masterclassDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="live-stream" data-waiting={!visible || undefined}>
      {visible ? (
        <InlineVideo databaseId={databaseId} title={title} poster={picture} />
      ) : (
        <div className="video-frame" aria-busy="true">
          <VideoLoading />
        </div>
      )}
      {chat && <Chat src={chat} title={title} />}
    </div>
  )
}
