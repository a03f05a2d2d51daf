/** Events: what one brings, and what stands on the table there. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'
import { people } from './moving'
import { far, OUTDOORS, outside } from './outside'

export const eventScenes: readonly Scene[] = [
  corner('a-long-table-for-sixty', 'A long board with bread, grapes and three glasses at a supper', 'dusk', [
    branches(240, '#c9856c', 'broad', '#8a9f7c', 180),
    { kind: 'glass', x: 480, y: 720, w: 110, h: 210, fill: '#b8707c', amount: 0.5 },
    { kind: 'glass', x: 640, y: 720, w: 110, h: 210, fill: '#dcebe2', amount: 0.7 },
    { kind: 'glass', x: 800, y: 720, w: 110, h: 210, fill: '#b8707c', amount: 0.4 },
    { kind: 'board', x: 600, y: 820, w: 760, color: '#b98f6c' },
    { e: '1f956', x: 400, y: 780, s: 240, r: 20, saturation: 0.9 },
    { e: '1f347', x: 720, y: 790, s: 180 },
  ]),
  outside(
    'sunday-walk-along-the-canal',
    'A woman and a man walk along a canal in the morning sun, a narrowboat and a duck on the water, trees and houses beyond',
    'morning',
    'water',
    [
      far('1f333', 60, 200),
      far('1f3e0', 200, 130),
      far('1f333', 310, 170),
      far('1f333', 505, 190),
      far('1f3e1', 690, 130),
      far('1f333', 800, 180),
      far('1f332', 900, 150),
      far('1f333', 1000, 210),
      { kind: 'narrowboat', x: 834, y: 616, w: 370, lift: 0 },
      { e: '1f986', x: 210, y: 606, s: 52, lift: 0, saturation: 0.8 },
      { e: '1f333', x: 1196, y: 712, s: 560, lift: 0.7, saturation: 0.85 },
      { kind: 'figure', x: 400, y: 774, w: 440, stance: 'walk', person: { ...people.gray, ...OUTDOORS } },
      { kind: 'figure', x: 600, y: 806, w: 465, stance: 'walk', person: { ...people.silver, ...OUTDOORS } },
    ],
  ),
  corner('bread-by-hand-live', 'A loaf on a board between a studio microphone and an old clock', 'morning', [
    { e: '1f570', x: 860, y: 740, s: 230, saturation: 0.7 },
    { e: '1f399', x: 300, y: 760, s: 250, saturation: 0.6 },
    { kind: 'board', x: 580, y: 836, w: 500, color: '#c99a6c' },
    { e: '1f35e', x: 580, y: 800, s: 250, saturation: 0.9 },
  ]),
  corner('open-kitchen-evening', 'A pot with steam, three plates in a stack and two wooden spoons laid ready', 'dusk', [
    { kind: 'pot', x: 480, y: 780, w: 400, color: '#c98f6c', steam: true },
    { kind: 'plate', x: 890, y: 790, w: 300, color: '#fbf3e4' },
    { kind: 'plate', x: 890, y: 772, w: 300, color: '#efdcc2', lift: 0 },
    { kind: 'plate', x: 890, y: 754, w: 300, color: '#fbf3e4', lift: 0 },
    { kind: 'spoon', x: 760, y: 838, w: 240, r: -4, lift: 0.2 },
    { kind: 'spoon', x: 330, y: 846, w: 240, r: 3, color: '#a98a6a', lift: 0.2 },
  ]),
  corner(
    'seven-quiet-mornings',
    'A round cushion, a small bell and seven flat stones in a pile in early light',
    'morning',
    [
      branches(270, '#e2c3a4', 'round', '#7f9a6f', 180),
      { kind: 'cushion', x: 560, y: 780, w: 420, color: '#dfb9a0' },
      {
        kind: 'stones',
        x: 890,
        y: 830,
        w: 220,
        colors: ['#8f8790', '#b5aaa6', '#a3979e', '#d3c8bd', '#9a8f95', '#c5bab0', '#dcd2c6'],
      },
      { kind: 'bell', x: 330, y: 836, w: 110 },
    ],
  ),
  outside(
    'a-weekend-by-the-lake',
    'A woman with a suitcase stretches on the shore of a lake at noon, a sailing boat on the water, a house and firs beyond',
    'noon',
    'water',
    [
      far('1f332', 60, 120),
      far('1f332', 140, 150),
      far('1f332', 230, 110),
      far('1f3e1', 340, 140),
      far('1f333', 450, 130),
      far('1f332', 880, 110),
      far('1f332', 960, 140),
      far('1f332', 1050, 100),
      far('1f332', 1140, 130),
      { kind: 'sailboat', x: 880, y: 578, w: 150, lift: 0 },
      { e: '1f333', x: 90, y: 720, s: 560, lift: 0.7, saturation: 0.85 },
      { kind: 'figure', x: 560, y: 790, w: 380, stance: 'reach', person: people.bun },
      { e: '1f9f3', x: 760, y: 808, s: 200, saturation: 0.6 },
      { e: '1f9fa', x: 930, y: 820, s: 150, saturation: 0.8 },
    ],
  ),
]
