'use client'

import { Heart as HeartIcon } from 'lucide-react'

type Props = {
  favorited: boolean
  /** Called on every click. */
  onToggle(): void
  /** The accessible name, the same in both states: "Add to favorites: Ginger noodle broth". `aria-pressed` gives the state. */
  label: string
  /** A word beside the heart, part of `label`, and the look of the button: where it stands among others, not on a picture. */
  word?: { text: string; className: string }
}

/** Adds an item to the favorites or removes it: gray, or coral if favorited. Controlled. Renders a `button`. */
export function FavoriteToggle({ favorited, label, onToggle, word }: Props) {
  return (
    <button
      className={word?.className ?? 'favorite-toggle'}
      type="button"
      aria-pressed={favorited}
      aria-label={label}
      onClick={onToggle}
    >
      {word ? (
        <>
          <HeartIcon className="size-4" aria-hidden="true" />
          {word.text}
        </>
      ) : (
        <span>
          <HeartIcon className="size-5" aria-hidden="true" />
        </span>
      )}
    </button>
  )
}
