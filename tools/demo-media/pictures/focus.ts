import type { Scene } from './scene'

type Point = readonly [x: number, y: number]

/** Things on a table stand in the lower half of a picture from the front; cut around its middle, they lose their feet. */
const ON_THE_TABLE: Point = [50, 84]

/** A person on the floor reaches higher than things. */
const ON_THE_FLOOR: Point = [50, 76]

/** Drawn for its place, it is shown nearly whole. */
const IN_ITS_PLACE: Point = [50, 60]

/**
 * What must stay in sight when a picture is cut, in percent from the left and from above.
 * @returns undefined for a subject in the middle
 */
export function focusOf(scene: Pick<Scene, 'id' | 'plain' | 'size' | 'things' | 'view'>): Point | undefined {
  const { id, plain, size, things, view } = scene

  if (plain && !focus[id]) return IN_ITS_PLACE
  if (focus[id] || view === 'above' || size) return focus[id]
  return things.some((thing) => 'stance' in thing) ? ON_THE_FLOOR : ON_THE_TABLE
}

/** Leading pictures keep their left for words; the first of a list and the upright ones lose half of their height. */
const focus: Readonly<Record<string, Point>> = {
  'band-about': [50, 30],
  'band-experts': [50, 30],
  'band-masterclasses': [52, 30],
  // Heads, where a strip of the picture is shown.
  'sunday-walk-along-the-canal': [50, 62],
  'hero-404': [68, 52],
  'hero-about': [66, 80],
  'hero-gift': [72, 84],
  // On phones: the stand of fruit, whole.
  'hero-home': [50, 48],
  'hero-journal': [70, 82],
  'hero-login': [70, 84],
  'hero-memberships': [74, 76],
  'hero-masterclasses': [72, 82],
  'hero-events': [72, 82],
  'hero-meditations': [72, 82],
  'hero-podcasts': [72, 82],
  'hero-questions': [70, 82],
  'hero-recipes': [72, 54],
  'hero-six-weeks': [78, 82],
  'hero-this-week': [96, 82],
  'hero-food-lists': [96, 82],
  'hero-advice': [96, 82],
  'hero-all-advice': [96, 82],
  'hero-week-1': [96, 100],
  'hero-week-2': [96, 100],
  'hero-week-3': [96, 100],
  'hero-week-4': [70, 50],
  'hero-week-5': [96, 100],
  'hero-week-6': [96, 100],
  'hero-introduction': [96, 82],
  'hero-journey': [96, 82],
  'hero-keep-going': [96, 82],
  'hero-learning': [96, 82],
  'hero-inspiration': [96, 82],
  'hero-guidelines': [96, 100],
  'hero-yalda-loves': [68, 80],
  'long-lines': [50, 90],
  'open-kitchen-evening': [34, 84],
  'two-minutes-and-a-chair': [50, 86],
  'pillar-movement': [56, 24],
}
