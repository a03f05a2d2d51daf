import type { StaticImageData } from 'next/image'
import type { CardImage } from '@/catalogue/cards'
import login from './login.webp'
import notFound from './not-found.webp'

/** A picture of the house itself, where no editor chooses one. Decoration: it has no words. */
function bundledPicture({ height, src, width }: StaticImageData, focalX: number, focalY: number): CardImage {
  return { url: src, alt: '', width, height, color: null, focalX, focalY }
}

/** A lamp, and a key in a bowl: for the doors. */
export const LOGIN_PICTURE = bundledPicture(login, 70, 84)
/** An empty plate with a few crumbs: for what is not there. */
export const NOT_FOUND_PICTURE = bundledPicture(notFound, 68, 52)
