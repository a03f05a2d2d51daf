'use client'

import { useEffect, useState } from 'react'
import type { CardImage } from '@/catalogue/cards'
import { FilmStage } from '@/features/watching/FilmStage.client'
import { FilmWait } from '@/features/watching/FilmWait'
import { LIMITS } from '@/rules/limits'
import { Chat } from './Chat.client'

type Props = { databaseId: number; title: string; picture: CardImage | null; chat: string | null }

/**
 * A class as it happens: after a moment its picture, which plays when it is pressed, and its chat. Its room is kept
 * from the start. SPEC 2.3, 9 (1100 ms).
 */
export function Live({ chat, databaseId, picture, title }: Props) {
  const [there, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), LIMITS.masterclassDelayMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="live" data-waiting={!there || undefined}>
      {there ? (
        <FilmStage databaseId={databaseId} title={title} poster={picture} />
      ) : (
        <div className="film-box" aria-busy="true">
          <FilmWait />
        </div>
      )}
      {chat && <Chat src={chat} title={title} />}
    </div>
  )
}
