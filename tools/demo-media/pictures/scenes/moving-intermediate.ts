/** Movements of the middle level: mats, blocks, bags. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'
import { moving, people } from './moving'

export const intermediateScenes: readonly Scene[] = [
  moving('floor-first', 'A woman on hands and knees stretches one arm and the other leg, in the morning', 'morning', [
    branches(170, '#e2c3a4', 'round', '#7f9a6f', 190),
    { kind: 'laidMat', x: 590, y: 850, w: 980, lift: 0.15, color: '#c9856c' },
    { kind: 'figure', x: 650, y: 812, w: 800, stance: 'birdDog', person: people.bun },
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
  moving('hips-after-sitting', 'A woman in a long lunge on a sand-colored mat, both arms overhead, at noon', 'noon', [
    { kind: 'ball', x: 1040, y: 760, w: 220, color: '#b9cdbf' },
    { kind: 'laidMat', x: 560, y: 850, w: 800, lift: 0.15, color: '#d9b98c' },
    { kind: 'figure', x: 640, y: 814, w: 660, stance: 'lunge', person: people.silver },
  ]),
  moving(
    'sixteen-honest-minutes',
    'A woman stands wide, one knee bent and both arms level, beside a bottle and two dumbbells',
    'noon',
    [
      { kind: 'bottle', x: 150, y: 760, w: 76, h: 230, color: '#a9c4b4', accent: '#cf9c68' },
      { kind: 'laidMat', x: 600, y: 850, w: 700, lift: 0.15, color: '#8fae98' },
      { kind: 'figure', x: 600, y: 814, w: 680, stance: 'warrior', person: people.dark },
      { kind: 'dumbbell', x: 1030, y: 846, w: 180, color: '#7f9f86' },
      { kind: 'dumbbell', x: 1070, y: 780, w: 160, color: '#7f9f86' },
    ],
  ),
  moving('balance-on-a-tuesday', 'A man stands on one leg like a tree, beside five stones on each other', 'morning', [
    {
      kind: 'stones',
      x: 270,
      y: 800,
      w: 190,
      colors: ['#8f8790', '#b5aaa6', '#a3979e', '#d3c8bd', '#e6dccf'],
    },
    { kind: 'laidMat', x: 620, y: 850, w: 560, lift: 0.15, color: '#9db3a0' },
    { kind: 'figure', x: 630, y: 814, w: 540, stance: 'tree', person: people.gray },
  ]),
  moving('a-back-that-carries', 'A woman leans forward from the hips with a long back, a rucksack beside her', 'noon', [
    { e: '1f392', x: 900, y: 790, s: 240, saturation: 0.35 },
    { kind: 'laidMat', x: 540, y: 850, w: 640, lift: 0.15, color: '#6f8f86' },
    { kind: 'figure', x: 520, y: 814, w: 760, stance: 'hinge', person: people.tail },
  ]),
  moving('the-easy-day', 'A man on hands and knees rounds his back, in soft morning light', 'morning', [
    branches(190, '#e0bd9c', 'olive', '#8a9f7c', 190),
    { kind: 'laidMat', x: 600, y: 850, w: 840, lift: 0.15, color: '#cbb994' },
    { kind: 'figure', x: 680, y: 812, w: 1000, stance: 'cat', person: people.short },
  ]),
]
