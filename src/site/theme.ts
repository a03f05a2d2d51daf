import type { Viewport } from 'next'

/** --color-ground of tokens.css, for browsers and systems that read no style sheet. */
export const THEME_COLOR = '#fbf7f1'

/** The browser's own bars take the colour of the paper. */
export const viewport: Viewport = { themeColor: THEME_COLOR }
