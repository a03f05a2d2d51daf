/**
 * Plain JavaScript, because next.config.mjs, which nothing compiles, has them too.
 */

/** The widths that pictures are resized to, in pixels, for whole screens and for parts of them. */
export const PICTURE_WIDTHS = /** @type {const} */ ({
  // For a phone with a pixel ratio of 2: half its width (360), a card (720), the full width (828).
  screen: [390, 720, 828, 1080, 1440, 1920],
  part: [180, 270, 360],
})

/** A requirement of the product (docs/product.md#numbers). */
export const PICTURE_QUALITY = 75
