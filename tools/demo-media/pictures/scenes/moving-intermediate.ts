/** Movements of the middle level: on a mat, on one leg, on a step. */
import type { Scene } from '../scene'
import { branches } from './corner'
import { moving, people } from './moving'

export const intermediateScenes: readonly Scene[] = [
  moving('floor-first', 'A woman on hands and knees stretches one arm and the other leg, in the morning', 'morning', [
    branches(170, '#e2c3a4', 'round', '#7f9a6f', 190),
    { kind: 'laidMat', x: 590, y: 850, w: 980, lift: 0.15, color: '#c9856c' },
    { kind: 'figure', x: 650, y: 812, w: 800, stance: 'birdDog', person: people.bun },
  ]),
  moving(
    'stairs-and-shopping',
    'A man steps up onto a wooden step, a basket of potatoes and greens beside him',
    'noon',
    [
      {
        kind: 'basket',
        x: 970,
        y: 826,
        w: 230,
        amount: 0.52,
        holds: [
          { e: '1f96c', x: -52, y: -132, s: 104 },
          { e: '1f955', x: 34, y: -136, s: 98, r: 10 },
          { e: '1f954', x: -6, y: -121, s: 80 },
          { e: '1f954', x: 63, y: -117, s: 69, r: 40 },
        ],
      },
      { kind: 'block', x: 622, y: 836, w: 215, h: 77, color: '#a97a52' },
      { kind: 'figure', x: 520, y: 826, w: 610, stance: 'stepUp', person: people.short },
    ],
  ),
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
