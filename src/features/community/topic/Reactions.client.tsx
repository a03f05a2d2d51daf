'use client'

import { HandHeart, Heart, type LucideIcon, PartyPopper, ThumbsUp } from 'lucide-react'
import type { ReactionKind } from '@/rules/forum/terms'
import type { ForumPost } from '../forum-types'
import { REACTIONS } from '../texts'

type Props = {
  reactions: ForumPost['reactions']
  onToggle: (kind: ReactionKind, on: boolean) => void
}

const ICONS: Readonly<Record<ReactionKind, LucideIcon>> = {
  like: ThumbsUp,
  love: Heart,
  thanks: HandHeart,
  celebrate: PartyPopper,
}

/** All kinds of reactions with their counts, as toggle buttons. Renders a `fieldset`. */
export function Reactions({ onToggle, reactions }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-1 sm:gap-1.5">
      <legend className="sr-only">Reactions</legend>
      {reactions.map(({ count, kind, mine }) => {
        const Icon = ICONS[kind]
        return (
          <button
            className="reaction"
            key={kind}
            type="button"
            aria-pressed={mine}
            aria-label={`${REACTIONS[kind]}, ${count}`}
            title={REACTIONS[kind]}
            onClick={() => onToggle(kind, !mine)}
          >
            <Icon className="size-4.5" aria-hidden="true" />
            {count > 0 && <span aria-hidden="true">{count}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
