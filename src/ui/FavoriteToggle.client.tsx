'use client'

import { Heart as HeartIcon } from 'lucide-react'

type Props = {
  favorited: boolean
  /** Called on every press; what then happens, and to whom, is the feature's. */
  onToggle(): void
  /** Its name, the same kept or not: "Keep Ginger noodle broth". The state is read out beside it. */
  label: string
}

/** Keeps a thing, or lets it go. Grey until kept, then coral. SPEC 4. Renders a `button`. */
export function FavoriteToggle({ favorited, label, onToggle }: Props) {
  return (
    <button className="favorite-toggle" type="button" aria-pressed={favorited} aria-label={label} onClick={onToggle}>
      <span>
        <HeartIcon className="size-5" aria-hidden="true" />
      </span>
    </button>
  )
}
