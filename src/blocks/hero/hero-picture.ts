import type { CardImage } from '@/catalogue/cards.server'

/** The picture's share of the window, beside the text and below it. */
export const HERO_PICTURE_SIZES = '(min-width: 80rem) 60vw, 95vw'

/** A focal point of 50/50 is the default of an upload: the stylesheet then crops the banner lower and to the right. */
export function withHeroFocus(image: CardImage): CardImage {
  const hasFocalPoint = image.focalX !== 50 || image.focalY !== 50
  return hasFocalPoint ? image : { ...image, focalX: null, focalY: null }
}
