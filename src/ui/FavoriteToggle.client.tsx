'use client'

import { Heart as HeartIcon } from 'lucide-react'

type Props = {
  favorited: boolean
  /** Called on every click. */
  onToggle(): void
  /** The accessible name, the same in both states: "Add to favorites: Ginger noodle broth". `aria-pressed` gives the state. */
  label: string
}

/** Adds an item to the favorites or removes it: gray, or coral if favorited. Controlled. Renders a `button`. */
export function FavoriteToggle({ favorited, label, onToggle }: Props) {
  return (
    <button className="favorite-toggle" type="button" aria-pressed={favorited} aria-label={label} onClick={onToggle}>
      <span>
        <HeartIcon className="size-5" aria-hidden="true" />
      </span>
    </button>
  )
}
