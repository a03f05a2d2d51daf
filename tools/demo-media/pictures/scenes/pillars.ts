/** The three hours of the day, upright. */
import type { Scene } from '../scene'
import { people } from './moving'

const upright = { size: [1000, 1250], view: 'front', horizon: 880 } as const

export const pillars: readonly Scene[] = [
  {
    id: 'pillar-food',
    hour: 'morning',
    ...upright,
    alt: 'Peaches and figs in a bowl, bread on a board and a branch in a vase in morning light',
    window: { x: 340, y: -100, w: 600, h: 860 },
    things: [
      {
        kind: 'vase',
        x: 752,
        y: 968,
        w: 180,
        h: 250,
        color: '#dcb596',
        stems: [
          [1.7, 0.14],
          [1.35, -0.36],
          [1.5, 0.4],
          [1.05, -0.6],
        ],
      },
      { kind: 'board', x: 440, y: 1092, w: 700, color: '#c48f5c', lift: 0.4 },
      {
        kind: 'bowl',
        x: 404,
        y: 1058,
        w: 420,
        color: '#fdf6ea',
        accent: '#e0a58c',
        amount: 0.36,
        holds: [
          { e: '1f351', x: -106, y: -184, s: 190, r: -6 },
          { e: '1f96d', x: 98, y: -196, s: 196, r: 12 },
          { e: '1f352', x: -8, y: -214, s: 130 },
          { e: '1f34a', x: 0, y: -160, s: 160 },
        ],
      },
      { e: '1f956', x: 770, y: 1120, s: 240, r: 8 },
      { kind: 'berry', x: 236, y: 1136, w: 70, lift: 0.3 },
      { kind: 'berry', x: 312, y: 1160, w: 62, r: 70, lift: 0.3 },
    ],
  },
  {
    id: 'pillar-movement',
    hour: 'noon',
    ...upright,
    alt: 'A woman stands on one leg like a tree, both arms overhead, on a green mat at noon',
    window: { x: 300, y: -100, w: 600, h: 860 },
    things: [
      {
        kind: 'vase',
        x: 180,
        y: 958,
        w: 150,
        h: 200,
        color: '#f6ecdc',
        stems: [
          [2.3, 0.16],
          [1.8, -0.16],
          [1.5, 0.5],
        ],
        leaf: 'slim',
        accent: '#7f9a80',
        blur: 0.8,
      },
      { kind: 'laidMat', x: 540, y: 1150, w: 760, lift: 0.15, color: '#86a690' },
      { kind: 'figure', x: 560, y: 1106, w: 760, stance: 'tree', person: people.tail },
    ],
  },
  {
    id: 'pillar-rest',
    hour: 'dusk',
    ...upright,
    alt: 'A paper lamp, books with a cup on top, a candle and a sprig of lavender at dusk',
    window: { x: 360, y: -120, w: 560, h: 820, strength: 0.7, leaves: 2 },
    things: [
      { kind: 'lamp', x: 250, y: 990, w: 250 },
      { kind: 'blanket', x: 640, y: 1040, w: 560, color: '#cdb2c6', count: 3 },
      { kind: 'books', x: 640, y: 926, w: 390, colors: ['#7c6494', '#f1dcc8', '#d99a8b'], seed: 5, lift: 0.4 },
      {
        kind: 'cup',
        x: 640,
        y: 794,
        w: 176,
        color: '#fbefe0',
        fill: '#c79a5b',
        accent: '#c99a98',
        steam: true,
        lift: 0.3,
      },
      { kind: 'candle', x: 836, y: 1150, w: 130, h: 210 },
      { e: '1fabb', x: 330, y: 1160, s: 180, r: 66 },
    ],
  },
]
