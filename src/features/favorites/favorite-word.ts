import { button } from '@/ui/button-variants'

/** The word beside the heart on an item's own page. Not in the button itself, which every page loads. */
export const FAVORITE_WORD = {
  /** The accessible name contains it. */
  text: 'Favorites',
  className: button({ variant: 'plain', size: 'slim', className: 'favorite-word' }),
} as const
