/** Articles of the journal about the kitchen and the hours. */
import type { Scene } from '../scene'
import { nearer } from './nearer'

export const dayScenes: readonly Scene[] = [
  {
    id: 'how-we-test-a-recipe',
    alt: 'Four small bowls of the same porridge, each a shade different, a notebook and a pencil, seen from above',
    hour: 'morning',
    view: 'above',
    table: ['#f6ebe0', '#dfc4b4'],
    surface: 'stone',
    things: [
      { kind: 'notebook', x: 800, y: 560, w: 500, h: 370, r: 8, color: '#a8685a', count: 8, lift: 0.5 },
      ...[0, 1, 2, 3].map((take) => {
        const fills = ['#f6ead0', '#eed3a4', '#deb277', '#c48a50'] as const
        const colors = ['#a999c0', '#9db3b5', '#d9a08c', '#8fa48c'] as const
        const at = [
          [250, 230],
          [520, 180],
          [260, 500],
          [420, 740],
        ] as const
        const [x, y] = at[take] ?? [0, 0]
        return {
          kind: 'saucer',
          x,
          y,
          w: 226,
          color: colors[take],
          fill: fills[take],
          holds: [{ kind: 'crumbs', x: 0, y: 0, w: 150, h: 14, count: 34, seed: take + 4, lift: 0 }],
        } as const
      }),
      { kind: 'pencil', x: 950, y: 760, w: 300, r: -32, lift: 0.3 },
      { kind: 'spoon', x: 800, y: 190, w: 340, r: -12, lift: 0.4 },
      { kind: 'spoon', x: 860, y: 258, w: 300, r: -8, color: '#a98a6a', lift: 0.4 },
    ],
  },
  {
    id: 'the-last-hour-of-the-day',
    alt: 'A candle, a cup of warm milk and a short list in a notebook in the last light',
    hour: 'dusk',
    view: 'front',
    horizon: 580,
    wall: ['#e3c3c2', '#9a7f9f'],
    table: ['#c8a3a6', '#7d6488'],
    window: { x: 460, y: -90, w: 460, h: 560, strength: 0.6 },
    things: nearer(
      1.15,
      [590, 846],
      [
        {
          kind: 'vase',
          x: 200,
          y: 656,
          w: 120,
          h: 180,
          color: '#6f5b86',
          stems: [
            [1.6, 0.12],
            [1.3, -0.3],
          ],
          leaf: 'slim',
          accent: '#9a93a8',
          blur: 1,
        },
        { kind: 'notebook', x: 830, y: 744, w: 190, color: '#c98a7a', accent: '#f6e6c8' },
        { kind: 'cup', x: 560, y: 784, w: 220, color: '#f6ead9', fill: '#fbf1df', accent: '#c99a98', steam: true },
        { kind: 'candle', x: 330, y: 788, w: 130, h: 230 },
        { e: '1f36f', x: 990, y: 812, s: 136 },
        { kind: 'pencil', x: 750, y: 834, w: 230, r: -4, lift: 0.1 },
      ],
    ),
  },
  {
    id: 'twenty-minutes-at-noon',
    alt: 'A mat half rolled out, a skipping rope, a stopwatch and a green apple, seen from above',
    hour: 'noon',
    view: 'above',
    surface: 'wood',
    table: ['#f1ead6', '#cdbd98'],
    things: [
      { kind: 'mat', x: 560, y: 480, w: 760, h: 360, r: -10, color: '#86a690', lift: 0.5 },
      { kind: 'rope', x: 500, y: 500, w: 640, r: -4, lift: 0.4 },
      { e: '23f1', x: 846, y: 596, s: 130, r: 14, saturation: 0.7 },
      { e: '1f34f', x: 1050, y: 190, s: 150, r: -12 },
      { kind: 'cloth', x: 230, y: 160, w: 330, h: 210, r: 8, color: '#fbf4ea', accent: '#d98f78', seed: 12, lift: 0.5 },
      { e: '1f45f', x: 1030, y: 730, s: 200, r: -30, saturation: 0.6 },
    ],
  },
]
