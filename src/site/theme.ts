import type { Viewport } from 'next'

/** --color-ground of tokens.css, for places without a style sheet. */
export const THEME_COLOR = '#fbf7f1'

/** Colors the browser's toolbar like the page. */
export const viewport: Viewport = { themeColor: THEME_COLOR }
