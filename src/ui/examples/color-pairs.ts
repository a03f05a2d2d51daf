/**
 * Which colour stands on which, by the names of tokens.css. Its contrast is measured by
 * src/ui/color-pairs.test.ts, and shown in the style guide. A new pair gets a line here.
 */
export type ColorPair = {
  /** What is read or seen. */
  ink: string
  /** What it stands on. */
  ground: string
  /** Whose hour or season holds. */
  within?: `light=${'morning' | 'noon' | 'dusk'}` | `season=${'spring' | 'summer' | 'fall' | 'winter'}`
  /** Under a ground that is seen through. */
  below?: string
  /** 4.5 for text; 3 for signs, large numbers, borders of fields and the ring of the focus. */
  minimum: 4.5 | 3
  use: string
}

const HOURS = ['light=morning', 'light=noon', 'light=dusk'] as const
const SEASONS = ['season=spring', 'season=summer', 'season=fall', 'season=winter'] as const
const PAPERS = ['color-ground', 'color-ground-deep', 'color-ground-raised'] as const
const TINTS = ['color-ground-blush', 'color-ground-butter', 'color-ground-sage'] as const
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
  ...[...PAPERS, ...TINTS].flatMap((ground) => INKS.map((ink) => text(ink, ground, 'what is read'))),
  ...HOURS.flatMap((within) => [
    ...INKS.map((ink) => text(ink, 'light-background', 'what is read on a wall', { within })),
    ...INKS.map((ink) => text(ink, 'light-pane', 'where the window falls on it', { within })),
    ...INKS.map((ink) => text(ink, 'color-ground-pane', 'on a tile', { within, below: 'light-background' })),
    ...['light-background', 'light-pane', ...PAPERS].map((ground) =>
      text('light-ink', ground, 'the hour’s ink', { within }),
    ),
    graphic('color-focus', 'light-background', 'the ring of the focus', { within }),
  ]),
  ...SEASONS.flatMap((within) => [
    text('season', 'color-ground', 'numbers of steps', { within }),
    text('season', 'color-ground-raised', 'on a slip', { within }),
    graphic('season', 'color-ground-deep', 'the mark of a tab', { within }),
  ]),
  ...PAPERS.map((ground) => text('color-text-coral', ground, 'small headings on a slip')),
  ...[...PAPERS, 'color-ground-sage'].map((ground) => text('color-good', ground, 'what is done or went well')),
  ...PAPERS.map((ground) => text('color-warn', ground, 'the orange list')),
  ...[...PAPERS, 'color-ground-blush'].map((ground) => text('color-bad', ground, 'what is wrong')),
  text('color-text-on-action', 'color-action', 'the primary button'),
  text('color-text-on-action', 'color-action-hover', 'the primary button, pointed at'),
  text('color-text-on-action', 'color-text', 'ink buttons, the lock, a chosen letter'),
  text('color-text-on-action', 'color-text-soft', 'ink buttons, pointed at'),
  text('color-text-on-action', 'color-good', 'a toast of success'),
  text('color-text-on-action', 'color-bad', 'a toast of failure'),
  text('color-text', 'color-progress', 'the badge Most popular'),
  text('color-text-on-night', 'color-ground-night', 'the footer'),
  text('color-text-on-night-soft', 'color-ground-night', 'the footer, lower voice'),
  text('color-text-on-night', 'color-line-night', 'night buttons, pointed at'),
  text('color-text-on-night-soft', 'color-line-night', 'night buttons, pointed at'),
  ...[...PAPERS, ...TINTS].map((ground) => graphic('color-line-field', ground, 'the border of a field')),
  ...HOURS.map((within) => graphic('color-line-field', 'light-background', 'the border of a field', { within })),
  ...[...PAPERS, ...TINTS].map((ground) => graphic('color-focus', ground, 'the ring of the focus')),
  graphic('color-focus-on-night', 'color-ground-night', 'the ring of the focus'),
  graphic('color-heart', 'color-ground-raised', 'a heart that is kept'),
  graphic('color-text-quiet', 'color-ground-raised', 'a heart that is not'),
  ...[...PAPERS, ...TINTS].map((ground) => graphic('color-star', ground, 'stars')),
  graphic('color-progress', 'color-ground-night', 'stars of the footer'),
  graphic('color-good', 'color-line', 'how far a bar has come'),
]
