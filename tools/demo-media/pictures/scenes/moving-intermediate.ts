/** Movements of the middle level: mats, blocks, bags. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'

export const intermediateScenes: readonly Scene[] = [
  corner('floor-first', 'A rolled clay-red mat, a cork block and a glass of water in morning light', 'morning', [
    branches(900, '#e2c3a4', 'round', '#7f9a6f', 190),
    { kind: 'mat', x: 480, y: 776, w: 540, color: '#c9856c' },
    { kind: 'block', x: 850, y: 806, w: 240 },
    { kind: 'glass', x: 300, y: 838, w: 110, h: 180, fill: '#e8efe6', amount: 0.75 },
  ]),
  corner('stairs-and-shopping', 'A basket of potatoes, greens and carrots beside a walking shoe', 'noon', [
    {
      kind: 'basket',
      x: 500,
      y: 780,
      w: 400,
      amount: 0.52,
      holds: [
        { e: '1f96c', x: -90, y: -230, s: 180 },
        { e: '1f955', x: 60, y: -236, s: 170, r: 10 },
        { e: '1f954', x: -10, y: -210, s: 140 },
        { e: '1f954', x: 110, y: -204, s: 120, r: 40 },
      ],
    },
    { e: '1f97e', x: 870, y: 800, s: 220, saturation: 0.7 },
    { e: '1f954', x: 720, y: 838, s: 110, r: -20 },
  ]),
  corner('hips-after-sitting', 'An office bag left beside a cushion, a rolled towel and a soft ball at noon', 'noon', [
    { kind: 'ball', x: 830, y: 770, w: 280, color: '#b9cdbf' },
    { e: '1f4bc', x: 380, y: 770, s: 270, saturation: 0.6, brightness: 1.1 },
    { kind: 'cushion', x: 590, y: 826, w: 300, color: '#d9b98c' },
    { kind: 'towel', x: 920, y: 838, w: 200, color: '#fbf4ea', accent: '#7f9f86', count: 2 },
  ]),
  corner('sixteen-honest-minutes', 'A stopwatch, a bottle of water, a towel and a pair of dumbbells', 'noon', [
    { kind: 'bottle', x: 320, y: 720, w: 104, h: 310, color: '#a9c4b4', accent: '#cf9c68' },
    { kind: 'towel', x: 800, y: 760, w: 330, color: '#f6ecdc', accent: '#86a690', count: 3 },
    { e: '23f1', x: 540, y: 790, s: 220, saturation: 0.6 },
    { kind: 'dumbbell', x: 760, y: 836, w: 230, color: '#7f9f86' },
    { kind: 'dumbbell', x: 420, y: 846, w: 230, color: '#7f9f86' },
  ]),
  corner(
    'balance-on-a-tuesday',
    'Five flat stones standing on each other beside a green bottle and a calendar',
    'morning',
    [
      { kind: 'bottle', x: 890, y: 700, w: 100, h: 290, color: '#9db3a0', accent: '#cf9c68' },
      { e: '1f4c5', x: 320, y: 770, s: 230, saturation: 0.6 },
      {
        kind: 'stones',
        x: 600,
        y: 816,
        w: 320,
        colors: ['#8f8790', '#b5aaa6', '#a3979e', '#d3c8bd', '#e6dccf'],
      },
    ],
  ),
  corner('a-back-that-carries', 'A packed rucksack, a rolled gray-green mat and an apple at noon', 'noon', [
    { e: '1f392', x: 780, y: 770, s: 330, saturation: 0.6 },
    { kind: 'mat', x: 430, y: 800, w: 480, color: '#6f8f86', accent: '#f1dcc8' },
    { e: '1f34f', x: 640, y: 840, s: 110, r: -8 },
  ]),
  corner('the-easy-day', 'A stack of folded blankets, a straw-colored towel and a pear in soft light', 'morning', [
    branches(270, '#e0bd9c', 'olive', '#8a9f7c', 180),
    { kind: 'blanket', x: 620, y: 770, w: 480, color: '#cbb994', count: 4 },
    { kind: 'towel', x: 610, y: 640, w: 270, color: '#fbf4ea', accent: '#c9985f', count: 2, lift: 0.3 },
    { e: '1f350', x: 940, y: 826, s: 150, r: 8 },
  ]),
]
