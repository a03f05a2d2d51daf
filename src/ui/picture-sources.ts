import { PICTURE_QUALITY, PICTURE_WIDTHS } from './picture-widths.mjs'

const ALL_WIDTHS: readonly number[] = [...PICTURE_WIDTHS.part, ...PICTURE_WIDTHS.screen]

/** Parts of the screen's width in a `sizes` attribute: "45vw". */
const SCREEN_PART = /(?:^|\s)(1?\d?\d)vw/g

/** The attributes of an `img` that name its files. */
export type PictureSources = { src: string; srcSet?: string; sizes?: string }

/**
 * The files of a picture in the widths that its place may need, none much wider than the picture itself. The same as
 * `next/image` gives, without its 5 kB in the browser, and also outside of Next, where the demo content is loaded.
 * @param url of the picture on this site; one of another site, or a drawing (SVG), is used as it is
 * @param width of the picture in pixels
 * @param sizes the `sizes` attribute
 */
export function pictureSources(url: string, width: number, sizes: string): PictureSources {
  if (!url.startsWith('/') || url.startsWith('//') || url.endsWith('.svg')) return { src: url }
  const parts = [...sizes.matchAll(SCREEN_PART)].map(([, percent]) => Number(percent) / 100)
  const smallest = parts.length > 0 ? PICTURE_WIDTHS.screen[0] * Math.min(...parts) : 0
  const fitting = ALL_WIDTHS.filter((each) => each >= smallest)
  const widths = fitting.filter((_, index) => (fitting[index - 1] ?? 0) < width)
  return {
    // Browsers that know `srcset` do not load it.
    src: resized(url, widths.at(-1) ?? PICTURE_WIDTHS.screen[0]),
    srcSet: widths.map((each) => `${resized(url, each)} ${each}w`).join(', '),
    sizes,
  }
}

/** The address of a picture in one of the widths. */
const resized = (url: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${PICTURE_QUALITY}`
