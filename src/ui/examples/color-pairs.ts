/**
 * All pairs of foreground and background color, by their names in tokens.css. src/ui/color-pairs.test.ts checks their
 * contrast, and the style guide shows them. Add a line for each new pair.
 */
export type ColorPair = {
  /** The foreground: text or a graphic. */
  ink: string
  /** The background. */
  ground: string
  /** The hour or season that sets the colors. */
  within?: `light=${'morning' | 'noon' | 'dusk'}` | `season=${'spring' | 'summer' | 'fall' | 'winter'}`
  /** The color under a translucent background. */
  below?: string
  /** 4.5 for text; 3 for icons, large numbers, field borders and the focus ring. */
  minimum: 4.5 | 3
  use: string
}

const HOURS = ['light=morning', 'light=noon', 'light=dusk'] as const
const SEASONS = ['season=spring', 'season=summer', 'season=fall', 'season=winter'] as const
const PAPERS = ['color-ground', 'color-ground-deep', 'color-ground-raised'] as const
const TINTS = ['color-ground-blush', 'color-ground-butter', 'color-ground-sage', 'color-ground-lilac'] as const
const INKS = ['color-text', 'color-text-soft', 'color-text-quiet'] as const

const text = (ink: string, ground: string, use: string, more: Partial<ColorPair> = {}): ColorPair => ({
  ink,
  ground,
  use,
  minimum: 4.5,
  ...more,
})
const graphic = (ink: string, ground: string, use: string, more: Partial<ColorPair> = {}): ColorPair => ({
  ...text(ink, ground, use, more),
  minimum: 3,
})

export const COLOR_PAIRS: readonly ColorPair[] = [
  ...[...PAPERS, ...TINTS].flatMap((ground) => INKS.map((ink) => text(ink, ground, 'text'))),
  ...HOURS.flatMap((within) => [
    ...INKS.map((ink) => text(ink, 'light-background', 'text on a colored section', { within })),
    ...INKS.map((ink) => text(ink, 'light-pane', 'text on the light of the window', { within })),
    ...INKS.map((ink) => text(ink, 'color-ground-pane', 'text on a tile', { within, below: 'light-background' })),
    ...['light-background', 'light-pane', ...PAPERS, ...TINTS].map((ground) =>
      text('light-ink', ground, 'the hour’s ink', { within }),
    ),
    graphic('color-focus', 'light-background', 'the focus ring', { within }),
  ]),
  ...SEASONS.flatMap((within) => [
    text('season', 'color-ground', 'step numbers', { within }),
    text('season', 'color-ground-raised', 'step numbers on a paper card', { within }),
    graphic('season', 'color-ground-deep', 'the line under a tab', { within }),
  ]),
  ...[...PAPERS, ...TINTS].map((ground) => text('color-text-coral', ground, 'small headings; step numbers on a tint')),
  ...[...PAPERS, 'color-ground-sage'].map((ground) => text('color-good', ground, 'done or successful')),
  ...PAPERS.map((ground) => text('color-warn', ground, 'the orange list')),
  ...[...PAPERS, 'color-ground-blush'].map((ground) => text('color-bad', ground, 'errors')),
  text('color-text-on-action', 'color-action', 'the primary button'),
  text('color-text-on-action', 'color-action-hover', 'the primary button on hover'),
  text('color-text-on-action', 'color-focus', 'a tick'),
  text('color-text-on-action', 'color-text', 'ink buttons, the lock pill, a selected letter'),
  text('color-text-on-action', 'color-text-soft', 'ink buttons on hover'),
  text('color-text-on-action', 'color-good', 'a success toast'),
  text('color-text-on-action', 'color-bad', 'an error toast'),
  text('color-text-on-progress', 'color-progress', 'the badge Most popular'),
  text('color-text-on-night', 'color-ground-night', 'the footer'),
  text('color-text-on-night-soft', 'color-ground-night', 'secondary text in the footer'),
  text('color-text-on-night', 'color-line-night', 'night buttons on hover'),
  text('color-text-on-night-soft', 'color-line-night', 'night buttons on hover'),
  ...[...PAPERS, ...TINTS].map((ground) => graphic('color-line-field', ground, 'a field border')),
  ...HOURS.map((within) => graphic('color-line-field', 'light-background', 'a field border', { within })),
  ...[...PAPERS, ...TINTS].map((ground) => graphic('color-focus', ground, 'the focus ring')),
  graphic('color-focus-on-night', 'color-ground-night', 'the focus ring'),
  graphic('color-heart', 'color-ground-raised', 'a favorited heart'),
  graphic('color-text-quiet', 'color-ground-raised', 'a heart that is not favorited'),
  ...[...PAPERS, ...TINTS].map((ground) => graphic('color-star', ground, 'stars')),
  graphic('color-progress', 'color-ground-night', 'stars in the footer'),
  graphic('color-good', 'color-line', 'the value of a progress bar'),
]
