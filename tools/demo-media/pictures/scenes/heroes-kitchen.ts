/** Leading pictures of the recipe pages below /recipes: a dish of theirs, to the right of where the words stand. */
import type { Scene, Thing, WindowLight } from '../scene'
import { dishScenes } from './dishes'
import { nearer, wide } from './nearer'

type Placing = {
  id: string
  alt: string
  /** The dish whose things are shown. */
  dish: string
  /** How much larger, around the dish's middle. */
  grow: number
  /** How far to the right and down, in points. */
  by: readonly [x: number, y: number]
  horizon?: number
  surface?: Scene['surface']
  window: WindowLight
  /** What stands there besides, in the points of the wide canvas. */
  more: readonly Thing[]
}

const MIDDLE = [560, 560] as const

const moved = (things: readonly Thing[], [x, y]: Placing['by']): Thing[] =>
  things.map((thing) => ({ ...thing, x: thing.x + x, y: thing.y + y }))

/** A dish's scene on the wide canvas. @throws Error when there is no such dish */
function leading({ alt, by, dish, grow, horizon, id, more, surface, window }: Placing): Scene {
  const scene = dishScenes.find((candidate) => candidate.id === dish)
  if (!scene) throw new Error(`${id}: there is no dish ${dish}.`)
  return {
    ...scene,
    ...wide,
    id,
    alt,
    ...(horizon === undefined ? {} : { horizon }),
    ...(surface && { surface }),
    window,
    things: [...moved(nearer(grow, MIDDLE, scene.things), by), ...more],
  }
}

const placings: readonly Placing[] = [
  {
    id: 'hero-breakfast',
    alt: 'A breakfast table in early light: buckwheat pancakes under raspberries, honey, a vase, and tea beside them',
    dish: 'buckwheat-pancakes-with-raspberries',
    grow: 1.02,
    by: [560, 20],
    horizon: 600,
    window: { x: 700, y: -120, w: 560, h: 640 },
    more: [{ kind: 'cup', x: 640, y: 842, w: 120, color: '#fbf1e2', fill: '#b5763d', accent: '#d9a98c', steam: true }],
  },
  {
    id: 'hero-soups',
    alt: 'Pumpkin soup steaming in a wide blue bowl between two pumpkins, a cut lemon at the edge of the table',
    dish: 'roast-pumpkin-soup-with-ginger',
    grow: 0.98,
    by: [520, 20],
    horizon: 600,
    window: { x: 720, y: -110, w: 560, h: 620 },
    more: [{ e: '1f34b', x: 600, y: 838, s: 104, r: -10 }],
  },
  {
    id: 'hero-sweet',
    alt: 'A strawberry tart from above on a white plate, a knife laid ready and a sprig of mint on the table',
    dish: 'strawberry-and-almond-tart',
    // Stone under so many strawberries would not fit into 40 kB.
    surface: 'plain',
    grow: 1.04,
    by: [560, 0],
    window: { x: 560, y: -120, w: 760, h: 1140, lean: -18 },
    more: [
      { kind: 'leaf', x: 700, y: 800, w: 60, h: 96, r: 70, color: '#5f9a45', amount: 0.1, lift: 0.4 },
      { kind: 'leaf', x: 742, y: 826, w: 52, h: 82, r: 130, color: '#6fae5c', amount: 0.1, lift: 0.4 },
    ],
  },
  {
    id: 'hero-gut-health',
    alt: 'A bowl of soaked oats with apple and walnuts from above, more walnuts and a lemon half on the table',
    dish: 'apple-bircher-with-walnuts',
    grow: 1.04,
    by: [560, 0],
    window: { x: 560, y: -120, w: 760, h: 1140, lean: -18 },
    more: [{ kind: 'citrus', x: 560, y: 660, w: 118, color: '#f2c343' }],
  },
]

export const kitchenHeroes: readonly Scene[] = placings.map(leading)
