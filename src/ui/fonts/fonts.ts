import localFont from 'next/font/local'

// What nearly every English page needs is in files that pages preload. Browsers load the others, with rare letters and
// signs, only for a page that has one (a list’s bullets are among the common ones). A font that comes after the first
// paint is for the next page (`optional`): text that is read does not move. Preloaded fonts come before it, also on a
// slow phone. Fallbacks: src/app/(site)/styles/fonts.css. Next reads the options from the source, so they cannot be
// constants.
const fraunces = localFont({
  src: './fraunces-soft.woff2',
  weight: '300 600',
  variable: '--font-fraunces',
  display: 'optional',
  adjustFontFallback: false,
})
const figtree = localFont({
  src: './figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'optional',
  adjustFontFallback: false,
})
const frauncesRare = localFont({
  src: './fraunces-soft-rare.woff2',
  weight: '300 600',
  variable: '--font-fraunces-rare',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A2, U+A4-A8, U+AA-AF, U+B1-B6, U+B8-BB, U+BF-C8, U+CA-D6, U+D8-E7, U+EA-FF, U+102, U+131, U+152-153, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193',
    },
  ],
})
const figtreeRare = localFont({
  src: './figtree-rare.woff2',
  weight: '400 700',
  variable: '--font-figtree-rare',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A2, U+A4-A8, U+AA-AF, U+B1-B6, U+B8-BB, U+BF-C8, U+CA-D6, U+D8-E7, U+EA-FF, U+102, U+131, U+152-153, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193',
    },
  ],
})

/** Classes for the root element; they set the custom properties that the tokens use. */
export const FONT_CLASSES = [fraunces, frauncesRare, figtree, figtreeRare].map(({ variable }) => variable).join(' ')
