/** What advice is sorted by, where no single page stands for it. Shown twice as wide as high: the upper third is cut off. */
import type { Drawn, Scene } from '../scene'
import { still } from './still'

/** A small bowl, heaped with seeds. */
const seeds = (x: number, y: number, color: string, colors: readonly string[], h: number): Drawn => ({
  kind: 'bowl',
  x,
  y,
  w: 224,
  color,
  fill: colors[0] ?? '#c99a5f',
  amount: 0.46,
  holds: [
    { kind: 'crumbs', x: 0, y: -104, w: 190, h, count: 150, amount: 0.2, colors, lift: 0 },
    { kind: 'crumbs', x: 0, y: -116, w: 126, h, count: 90, amount: 0.2, colors, seed: 3, lift: 0 },
  ],
})

export const topicScenes: readonly Scene[] = [
  still(
    'advice-skin',
    'A round mirror, an open jar of cream, a bowl of water with a folded towel and two orange marigolds in morning light',
    'morning',
    { wall: ['#f9e9dc', '#e8c4b0'], table: ['#f4e2d2', '#d6b096'] },
    [
      {
        kind: 'vase',
        x: 940,
        y: 680,
        w: 120,
        h: 180,
        color: '#c9856c',
        leaf: 'round',
        accent: '#93a88a',
        stems: [
          [1.6, 0.06],
          [1.3, -0.3],
        ],
        blur: 0.6,
      },
      { kind: 'mirror', x: 370, y: 726, w: 324 },
      { kind: 'bowl', x: 800, y: 784, w: 320, color: '#a9c0bd', accent: '#fbf3e6', fill: '#d8e9ea', amount: 0.38 },
      { kind: 'towel', x: 860, y: 846, w: 250, color: '#fdf9f0', accent: '#d9a08c', count: 1, lift: 0.5 },
      { kind: 'creamJar', x: 530, y: 832, w: 200 },
      { kind: 'marigold', x: 350, y: 838, w: 120 },
      { kind: 'marigold', x: 250, y: 822, w: 94, color: '#f3ab3c' },
    ],
  ),
  {
    ...still(
      'advice-hormones',
      'A window with the sun in one pane and the moon in the other, four bowls of different seeds in a row below it',
      'morning',
      { wall: ['#f3e4ea', '#cdb2c4'], table: ['#efdcd2', '#c9a79b'] },
      [
        {
          kind: 'casement',
          x: 590,
          y: 648,
          w: 760,
          h: 306,
          lift: 0,
          colors: ['#f4b183', '#3f3f78'],
          holds: [
            { kind: 'pool', x: -210, y: 10, w: 480, h: 120, color: '#a3ad76', lift: 0 },
            { kind: 'pool', x: 200, y: 16, w: 460, h: 124, color: '#54587f', seed: 8, lift: 0 },
            { kind: 'orb', x: -186, y: -218, w: 96, lift: 0 },
            { kind: 'orb', x: 190, y: -218, w: 92, unlit: true, color: '#e7e0ff', lift: 0 },
          ],
        },
        seeds(228, 800, '#8fa48c', ['#a8743f', '#8a5a30', '#c08a4f'], 11),
        seeds(470, 828, '#fbf3e6', ['#7f9a5c', '#93ad6c', '#6d8750'], 15),
        seeds(712, 828, '#c9856c', ['#f6ead0', '#e9d6ae', '#fdf6e6'], 9),
        seeds(954, 800, '#6f7fa0', ['#4a3f44', '#5d5056', '#d9cfc0'], 15),
      ],
    ),
    window: { x: 250, y: -90, w: 640, h: 560, strength: 0 },
  },
]
