/** Events: what one brings, and what stands on the table there. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'
import { moving, people } from './moving'

const OUTDOORS = { shoes: '#8a5a3c', sleeves: 'long' } as const

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
  moving(
    'sunday-walk-along-the-canal',
    'A woman and a man walk side by side through the morning light, past a vase of grasses and a fallen leaf',
    'morning',
    [
      branches(1010, '#9db3a0', 'grass', '#8a9f7c', 210),
      { kind: 'figure', x: 430, y: 772, w: 450, stance: 'walk', person: { ...people.gray, ...OUTDOORS } },
      { kind: 'figure', x: 630, y: 802, w: 470, stance: 'walk', person: { ...people.silver, ...OUTDOORS } },
      { e: '1f330', x: 930, y: 846, s: 60, r: -10 },
      { e: '1f342', x: 1020, y: 836, s: 130, r: 16, saturation: 0.7 },
    ],
  ),
  corner('bread-by-hand-live', 'A loaf on a board between a studio microphone and an old clock', 'morning', [
    { e: '1f570', x: 860, y: 740, s: 230, saturation: 0.7 },
    { e: '1f399', x: 300, y: 760, s: 250, saturation: 0.6 },
    { kind: 'board', x: 580, y: 836, w: 500, color: '#c99a6c' },
    { e: '1f35e', x: 580, y: 800, s: 250, saturation: 0.9 },
  ]),
  corner('open-kitchen-evening', 'A pot with steam, a stack of plates and two wooden spoons laid ready', 'dusk', [
    { kind: 'pot', x: 480, y: 780, w: 400, color: '#c98f6c', steam: true },
    { kind: 'plate', x: 880, y: 780, w: 300, color: '#fbf3e4' },
    { kind: 'plate', x: 880, y: 766, w: 290, color: '#efdcc2', lift: 0.2 },
    { kind: 'spoon', x: 760, y: 838, w: 240, r: -4, lift: 0.2 },
    { kind: 'spoon', x: 330, y: 846, w: 240, r: 3, color: '#a98a6a', lift: 0.2 },
  ]),
  corner('seven-quiet-mornings', 'A small bell on a cushion and seven flat stones in early light', 'morning', [
    branches(270, '#e2c3a4', 'round', '#7f9a6f', 180),
    { kind: 'cushion', x: 600, y: 790, w: 420, color: '#dfb9a0' },
    { kind: 'bell', x: 600, y: 650, w: 120, lift: 0.3 },
    { kind: 'stones', x: 900, y: 830, w: 200, colors: ['#8f8790', '#b5aaa6', '#a3979e', '#d3c8bd'] },
  ]),
  corner('a-weekend-by-the-lake', 'A small suitcase, a straw basket with a towel, and a toy sailing boat', 'noon', [
    { e: '1f9f3', x: 320, y: 770, s: 290, saturation: 0.55 },
    {
      kind: 'basket',
      x: 800,
      y: 780,
      w: 320,
      amount: 0.5,
      holds: [{ kind: 'towel', x: 0, y: -150, w: 240, color: '#fbf4ea', accent: '#7f9f86', count: 3 }],
    },
    { e: '26f5', x: 570, y: 836, s: 200, saturation: 0.7 },
  ]),
]
