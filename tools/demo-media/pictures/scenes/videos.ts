/** For the sessions with a video: what one has at hand before playing it. */
import type { Scene } from '../scene'
import { nearer } from './nearer'

export const videoScenes: readonly Scene[] = [
  {
    id: 'two-minutes-and-a-chair',
    alt: 'A wooden chair with a folded towel beside it and green branches in a vase, in morning light',
    hour: 'morning',
    view: 'front',
    horizon: 600,
    window: { x: 420, y: -90, w: 500, h: 600 },
    things: nearer(
      1.1,
      [590, 846],
      [
        {
          kind: 'vase',
          x: 900,
          y: 700,
          w: 150,
          h: 200,
          color: '#d99a80',
          stems: [
            [2.1, -0.12],
            [1.8, 0.24],
            [1.4, -0.4],
          ],
          leaf: 'round',
          accent: '#7f9a6f',
          blur: 0.6,
        },
        { e: '1fa91', x: 540, y: 800, s: 500, saturation: 0.85, brightness: 1.14 },
        { kind: 'towel', x: 850, y: 824, w: 260, color: '#fbf4ea', accent: '#d9735a', count: 2 },
      ],
    ),
  },
  {
    id: 'legs-before-lunch',
    alt: 'A rolled green mat, a running shoe, a glass of water with lemon and two lemons at noon',
    hour: 'noon',
    view: 'front',
    horizon: 590,
    window: { x: 400, y: -90, w: 500, h: 600 },
    things: nearer(
      1.15,
      [590, 846],
      [
        {
          kind: 'glass',
          x: 840,
          y: 716,
          w: 150,
          h: 260,
          fill: '#dcebe2',
          amount: 0.82,
          holds: [{ kind: 'citrus', x: 20, y: -226, w: 80, color: '#ecc95a', count: 8 }],
        },
        { kind: 'mat', x: 480, y: 756, w: 520, color: '#7f9f86' },
        { e: '1f45f', x: 360, y: 832, s: 240, r: -32, saturation: 0.6 },
        { e: '1f34b', x: 760, y: 812, s: 140, r: -12 },
        { e: '1f34b', x: 890, y: 834, s: 124, r: 24, flip: true },
      ],
    ),
  },
  {
    id: 'strong-and-slow',
    alt: 'A rolled lilac mat, two dumbbells, a heavy kettlebell and a bottle of water at dusk',
    hour: 'dusk',
    view: 'front',
    horizon: 590,
    window: { x: 420, y: -90, w: 480, h: 580, strength: 0.8 },
    things: nearer(
      1.15,
      [590, 846],
      [
        { kind: 'bottle', x: 330, y: 690, w: 96, h: 290, color: '#c9b6d4', accent: '#d9a27e' },
        { kind: 'kettlebell', x: 800, y: 740, w: 230, color: '#5b4a68' },
        { kind: 'mat', x: 500, y: 776, w: 500, color: '#9a84b0', accent: '#f1dcc8' },
        { kind: 'dumbbell', x: 370, y: 836, w: 220, color: '#d9937c' },
        { kind: 'dumbbell', x: 800, y: 832, w: 220, color: '#d9937c' },
      ],
    ),
  },
  {
    id: 'four-four-six',
    alt: 'A round paper lamp glowing behind a floor cushion, with slim branches in a tall vase at dusk',
    hour: 'dusk',
    view: 'front',
    horizon: 600,
    wall: ['#d5c8df', '#9484b2'],
    table: ['#b9a8c8', '#7a6c9a'],
    window: { x: 560, y: -80, w: 400, h: 520, strength: 0.4 },
    things: nearer(
      1.15,
      [590, 846],
      [
        {
          kind: 'vase',
          x: 920,
          y: 690,
          w: 130,
          h: 250,
          color: '#efe2d6',
          stems: [
            [1.5, 0.12],
            [1.2, -0.26],
          ],
          leaf: 'slim',
          accent: '#8f8aa0',
          blur: 0.6,
        },
        { kind: 'lamp', x: 600, y: 690, w: 330 },
        { kind: 'cushion', x: 500, y: 838, w: 380, color: '#c98f8a' },
      ],
    ),
  },
]
