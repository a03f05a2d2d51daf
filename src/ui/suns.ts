/**
 * The logo: three suns, coral at dawn, yellow at noon and lilac at dusk, over the line of the earth, in a square of 64.
 * The header, the admin and all icons (scripts/icons.ts) use it.
 */
export const SUNS = {
  earth: { d: 'M8 45h48', width: 2.5 },
  dawn: 'M8 44a9 9 0 0 1 18 0Z',
  noon: { cx: 32, cy: 22, r: 9 },
  dusk: 'M48 26a8.5 8.5 0 1 0 8 13 7 7 0 0 1-8-13Z',
} as const

/** The part of the square that the logo fills, for use without a background. */
export const SUNS_BOX = '5 11 54 36'
