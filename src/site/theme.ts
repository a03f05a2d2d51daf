import type { Viewport } from 'next'
import { GROUND_COLORS } from './scheme/color-scheme'

/** The color of the installed app, which has one for both schemes. */
export const THEME_COLOR = GROUND_COLORS.light

/** Colors the browser's toolbar like the page. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: GROUND_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: GROUND_COLORS.dark },
  ],
}
