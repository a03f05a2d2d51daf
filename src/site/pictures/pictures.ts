import type { StaticImageData } from 'next/image'
import type { CardImage } from '@/catalogue/cards.server'
import community from './community.webp'
import gift from './gift.webp'
import login from './login.webp'
import notFound from './not-found.webp'

/** A bundled decorative picture, with an empty alt text. */
function bundledPicture({ height, src, width }: StaticImageData, focalX: number, focalY: number): CardImage {
  return { url: src, alt: '', width, height, color: null, focalX, focalY }
}

/** For the sign-in pages: a lamp, and a key in a bowl. */
export const LOGIN_PICTURE = bundledPicture(login, 70, 84)
/** For missing pages: an empty plate with a few crumbs. */
export const NOT_FOUND_PICTURE = bundledPicture(notFound, 68, 52)
/** For the lists of the community: a teapot, four cups and cookies, in the color of the banner. */
export const COMMUNITY_PICTURE = bundledPicture(community, 50, 60)
/** For giving and redeeming a membership: a present, a letter and a cup. */
export const GIFT_PICTURE = bundledPicture(gift, 72, 84)
