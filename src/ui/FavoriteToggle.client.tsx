'use client'

import { Heart as HeartIcon } from 'lucide-react'
import { button } from './button-variants'

type Props = {
  favorited: boolean
  /** Called on every click. */
  onToggle(): void
  /** The accessible name, the same in both states: "Add to favorites: Ginger noodle broth". `aria-pressed` gives the state. */
  label: string
  /** A word beside the heart, part of `label`: where the button stands among others, not on a picture. */
  text?: string
}

/** Adds an item to the favorites or removes it: gray, or coral if favorited. Controlled. Renders a `button`. */
export function FavoriteToggle({ favorited, label, onToggle, text }: Props) {
  const look = text ? `favorite-word ${button({ variant: 'plain', size: 'slim' })}` : 'favorite-toggle'
  return (
    <button className={look} type="button" aria-pressed={favorited} aria-label={label} onClick={onToggle}>
      {text ? (
        <>
          <HeartIcon className="size-4" aria-hidden="true" />
          {text}
        </>
      ) : (
        <span>
          <HeartIcon className="size-5" aria-hidden="true" />
        </span>
      )}
    </button>
  )
}
