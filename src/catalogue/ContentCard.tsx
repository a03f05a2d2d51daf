import { Lock } from 'lucide-react'
import Link from 'next/link'
import { formatDuration, NO_DURATION } from '@/rules/durations'
import { joinPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { Picture } from '@/ui/Picture'
import type { PostCard } from './cards'

/** The line of numbers under a card's title: what the type has, and nothing that is missing. */
function factsOf({ duration, recipes }: PostCard): string[] {
  const time = formatDuration(recipes.totalTime || duration)
  const protein = recipes.nutritionProtein
  return [...(time === NO_DURATION ? [] : [time]), ...(protein === null ? [] : [`${protein} g protein`])]
}

/**
 * An item as a card: picture, title, summary, numbers; locked ones with a prompt to join.
 * The whole card is pressed through the title's link. SPEC 2.2 (content card).
 */
export function ContentCard({ card }: { card: PostCard }) {
  const { excerpt, image, isRestrictedForMember, title, uri } = card
  const facts = factsOf(card)
  return (
    <article className="card" data-locked={isRestrictedForMember || undefined}>
      {image && (
        <div className="picture">
          <Picture
            image={image}
            sizes="(max-width: 640px) 100vw, (max-width: 768px) 50vw, (max-width: 1280px) 33vw, 25vw"
          />
        </div>
      )}
      <div className="grid gap-1">
        <h3 className="type-h4">
          {uri ? (
            <Link className="card-link" href={uri} prefetch={false}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {excerpt && <p className="text-text-soft">{excerpt}</p>}
        {facts.length > 0 && <p className="text-sm text-text-quiet">{facts.join(' · ')}</p>}
      </div>
      {isRestrictedForMember && (
        <a className="join" href={joinPath(uri ?? '/')}>
          <Lock className="size-4" aria-hidden="true" />
          {TEXTS.joinNow}
          <span className="sr-only"> to read {title}</span>
        </a>
      )}
    </article>
  )
}
