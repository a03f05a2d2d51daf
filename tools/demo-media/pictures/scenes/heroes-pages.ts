/** Leading pictures of the pages behind the first ones, each a scene of its own. Their left stays free for words. */
import type { Hour, Scene, Thing } from '../scene'
import { nearer, wide } from './nearer'

type Walls = Required<Pick<Scene, 'wall' | 'table'>> & Pick<Scene, 'surface'>

/** A window between `x` and `x + w`: another one in each picture. */
function page(
  id: string,
  alt: string,
  hour: Hour,
  walls: Walls,
  [x, w]: readonly [number, number],
  things: readonly Thing[],
): Scene {
  const window = { x, y: -120, w, h: 690, ...(hour === 'dusk' && { strength: 0.75 }) }
  return {
    id: `hero-${id}`,
    alt,
    hour,
    view: 'front',
    ...wide,
    horizon: 640,
    ...walls,
    window,
    // Above the lower edge: there a slip of paper says what a week holds.
    things: nearer(1.2, [1160, 1060], things),
  }
}

const butter: Walls = { wall: ['#fdf1d0', '#f0d08e'], table: ['#f7e5bd', '#dab377'] }
const cream: Walls = { wall: ['#fbf1df', '#ead2ac'], table: ['#eccfa4', '#bd9060'], surface: 'wood' }
const rose: Walls = { wall: ['#fbe6da', '#eebfae'], table: ['#f5dcc8', '#dcae94'] }
const sage: Walls = { wall: ['#eef2e2', '#c3d0b4'], table: ['#efe6cf', '#cdb98f'] }
const sky: Walls = { wall: ['#eef4f3', '#bcd0d2'], table: ['#f1e8d8', '#cdbb9f'], surface: 'wood' }
const lilac: Walls = { wall: ['#e4d3e0', '#a98fb6'], table: ['#d3b8c8', '#94799d'] }
const ember: Walls = { wall: ['#f2cfb8', '#c98b76'], table: ['#dcae92', '#a56f5c'] }
const honey: Walls = { wall: ['#f6deb0', '#d8a766'], table: ['#e0b985', '#a97f4f'], surface: 'wood' }

export const heroesPages: readonly Scene[] = [
  page(
    'this-week',
    'A desk calendar, a kettlebell, folded towels and a green apple ready for the week in noon light',
    'noon',
    sage,
    [860, 380],
    [
      { kind: 'calendar', x: 1170, y: 800, w: 300 },
      { kind: 'towel', x: 1390, y: 820, w: 290, color: '#fbf4ea', accent: '#d9735a', count: 3 },
      { kind: 'kettlebell', x: 960, y: 858, w: 190, color: '#9a6f5c' },
      { e: '1f34f', x: 1200, y: 878, s: 130, r: 8 },
    ],
  ),
  page(
    'food-lists',
    'A basket of cabbage, eggplant and corn with an apple, an orange, cherries and a strawberry in a row before it',
    'morning',
    butter,
    [600, 520],
    [
      { kind: 'jar', x: 1450, y: 730, w: 150, h: 230, fill: '#d9b53c', accent: '#7f9f86' },
      {
        kind: 'basket',
        x: 1160,
        y: 800,
        w: 420,
        amount: 0.4,
        holds: [
          { e: '1f96c', x: -120, y: -220, s: 190 },
          { e: '1f33d', x: 110, y: -230, s: 180, r: 16 },
          { e: '1f346', x: 10, y: -216, s: 170, r: -20 },
        ],
      },
      { e: '1f34f', x: 920, y: 866, s: 130 },
      { e: '1f34a', x: 1080, y: 874, s: 126 },
      { e: '1f352', x: 1240, y: 874, s: 120 },
      { e: '1f353', x: 1380, y: 872, s: 116, r: 12 },
    ],
  ),
  page(
    'advice',
    'A red teapot, a glass of herb tea, a folded blanket and a sprig on a morning table',
    'morning',
    honey,
    [780, 420],
    [
      { kind: 'blanket', x: 1390, y: 790, w: 340, color: '#d9a08c', count: 4 },
      { kind: 'teapot', x: 1080, y: 810, w: 330, color: '#c9745a', accent: '#8a5f3c' },
      { kind: 'glass', x: 1290, y: 866, w: 110, h: 160, fill: '#d9b25c', amount: 0.72 },
      { e: '1f33f', x: 900, y: 870, s: 130, r: -30 },
    ],
  ),
  page(
    'all-advice',
    'A card box between two piles of books, reading glasses and a small green plant',
    'morning',
    cream,
    [560, 420],
    [
      { kind: 'books', x: 930, y: 800, w: 280, colors: ['#7f9584', '#e5d0ad'], seed: 21 },
      {
        kind: 'flowerpot',
        x: 1440,
        y: 760,
        w: 180,
        color: '#8fa79a',
        holds: [{ kind: 'growing', x: 0, y: -150, w: 180, count: 4, seed: 7, lift: 0 }],
      },
      { e: '1f5c3', x: 1200, y: 810, s: 270, saturation: 0.5 },
      { kind: 'eyeglasses', x: 1060, y: 868, w: 220, lift: 0.2 },
    ],
  ),
  page(
    'week-1',
    'A laid breakfast: an egg, a loaf on a board, a bowl of porridge with berries and a glass of juice',
    'morning',
    butter,
    [820, 460],
    [
      { kind: 'glass', x: 1436, y: 780, w: 120, h: 204, fill: '#f0a03c', amount: 0.75 },
      { kind: 'board', x: 1050, y: 790, w: 260, color: '#c99a6c' },
      { kind: 'countryLoaf', x: 1046, y: 774, w: 220 },
      {
        kind: 'bowl',
        x: 1236,
        y: 842,
        w: 304,
        color: '#fdf8ee',
        accent: '#e0a58c',
        fill: '#ecd6a6',
        steam: true,
        holds: [
          {
            kind: 'crumbs',
            x: 0,
            y: -134,
            w: 244,
            h: 14,
            count: 110,
            amount: 0.18,
            colors: ['#f6e6c4', '#dcbf88', '#e8d2a0'],
            lift: 0,
          },
          { kind: 'strawberryHalf', x: -40, y: -140, w: 54, r: 20 },
          { kind: 'strawberryHalf', x: 14, y: -140, w: 50, r: -30 },
          { kind: 'berry', x: 62, y: -140, w: 40 },
        ],
      },
      { e: '1f95a', x: 1440, y: 856, s: 112, r: 6 },
      { kind: 'spoon', x: 1030, y: 860, w: 220, r: -3, lift: 0.2 },
    ],
  ),
  page(
    'week-2',
    'A bedside lamp, an alarm clock, a closed book and a cup at an early dusk',
    'dusk',
    lilac,
    [600, 360],
    [
      { kind: 'lamp', x: 1330, y: 780, w: 300 },
      { kind: 'books', x: 1070, y: 830, w: 320, colors: ['#6f5b86', '#d9a08c', '#efe2d6'], seed: 9 },
      { e: '23f0', x: 1090, y: 742, s: 150, saturation: 0.55, lift: 0.3 },
      { kind: 'cup', x: 900, y: 872, w: 150, color: '#f4e6d6', fill: '#e3b04f', steam: true },
    ],
  ),
  page(
    'week-3',
    'A walking boot, a bottle, a rucksack and an apple at the door in noon light',
    'noon',
    sky,
    [600, 480],
    [
      { e: '1f392', x: 1330, y: 800, s: 350, saturation: 0.5 },
      { e: '1f97e', x: 1040, y: 850, s: 270, saturation: 0.7 },
      { e: '1f34f', x: 1210, y: 874, s: 120 },
      { kind: 'bottle', x: 890, y: 790, w: 96, h: 240, color: '#bcd2c4' },
    ],
  ),
  page(
    'week-5',
    'A table for guests: three glasses, a candle and a bowl of grapes in the last light',
    'dusk',
    ember,
    [840, 420],
    [
      { kind: 'candle', x: 1300, y: 760, w: 120, h: 230 },
      { kind: 'glass', x: 980, y: 790, w: 110, h: 200, fill: '#b8707c', amount: 0.5 },
      { kind: 'glass', x: 1130, y: 780, w: 110, h: 200, fill: '#f0d9a0', amount: 0.6 },
      { kind: 'glass', x: 1440, y: 790, w: 110, h: 200, fill: '#dcebe2', amount: 0.7 },
      {
        kind: 'bowl',
        x: 1200,
        y: 876,
        w: 300,
        color: '#8fa79a',
        accent: '#f3e6cf',
        amount: 0.36,
        holds: [
          { e: '1f347', x: -60, y: -120, s: 130 },
          { e: '1f347', x: 66, y: -116, s: 124, r: 14, flip: true },
        ],
      },
      { e: '1f956', x: 930, y: 876, s: 190, r: 20, saturation: 0.9 },
    ],
  ),
  page(
    'week-6',
    'A tall plant in a pot, a watering jug and a notebook that is nearly full',
    'dusk',
    honey,
    [520, 460],
    [
      {
        kind: 'flowerpot',
        x: 1350,
        y: 820,
        w: 240,
        color: '#cf8a63',
        holds: [
          { kind: 'growing', x: -20, y: -200, w: 300, count: 7, seed: 6, lift: 0 },
          { kind: 'growing', x: 30, y: -200, w: 230, count: 5, seed: 9, lift: 0, color: '#90ad6c' },
        ],
      },
      { kind: 'notebook', x: 1080, y: 806, w: 220, color: '#7d6a9c', accent: '#f6e6c8' },
      { kind: 'jug', x: 930, y: 868, w: 160, fill: '#dcebe2' },
      { kind: 'pencil', x: 1150, y: 878, w: 240, r: -4, lift: 0.1 },
    ],
  ),
  page(
    'introduction',
    'One seedling in a clay pot, an envelope and a cup in noon light',
    'noon',
    sky,
    [820, 420],
    [
      {
        kind: 'flowerpot',
        x: 1240,
        y: 810,
        w: 250,
        color: '#cf8a63',
        holds: [{ kind: 'growing', x: 0, y: -210, w: 130, count: 2, seed: 3, lift: 0 }],
      },
      { kind: 'envelope', x: 980, y: 858, w: 270, color: '#fdf6ea', r: -4 },
      { kind: 'cup', x: 1440, y: 860, w: 150, color: '#f4d9cb', fill: '#b5763d', accent: '#d98f78', steam: true },
    ],
  ),
  page(
    'journey',
    'A suitcase, a rolled mat, a compass and a pear beside it',
    'noon',
    sage,
    [580, 420],
    [
      { e: '1f9f3', x: 1230, y: 810, s: 350, saturation: 0.5, brightness: 1.06 },
      { kind: 'mat', x: 960, y: 858, w: 320, color: '#7f9f86' },
      { e: '1f9ed', x: 1410, y: 866, s: 150, saturation: 0.6 },
      { e: '1f350', x: 1130, y: 878, s: 120, saturation: 0.9 },
    ],
  ),
  page(
    'keep-going',
    'Four stones in a pile, a strong plant and a running shoe in noon light',
    'noon',
    cream,
    [840, 400],
    [
      {
        kind: 'flowerpot',
        x: 1420,
        y: 780,
        w: 210,
        color: '#a9b79a',
        holds: [{ kind: 'growing', x: 0, y: -176, w: 270, count: 6, seed: 4, lift: 0 }],
      },
      { kind: 'stones', x: 1190, y: 830, w: 230, colors: ['#b5aaa6', '#d3c8bd', '#9a8f95', '#c5bab0'] },
      { e: '1f45f', x: 980, y: 868, s: 220, r: -10, saturation: 0.6 },
    ],
  ),
  page(
    'learning',
    'A workbook, headphones and a lamp on an evening table',
    'dusk',
    lilac,
    [820, 360],
    [
      { kind: 'lamp', x: 1100, y: 740, w: 210 },
      { kind: 'notebook', x: 1340, y: 790, w: 230, color: '#c9745a' },
      { e: '1f3a7', x: 1010, y: 862, s: 250, saturation: 0.5 },
      { kind: 'pencil', x: 1290, y: 874, w: 280, r: -5, lift: 0.1 },
      { e: '1f36a', x: 1440, y: 872, s: 100 },
    ],
  ),
  page(
    'inspiration',
    'A radio, a ball of wool, two books and a tulip for a slow hour',
    'morning',
    rose,
    [560, 460],
    [
      { kind: 'bottle', x: 1430, y: 770, w: 96, h: 200, color: '#bcd2c4' },
      { e: '1f337', x: 1430, y: 620, s: 190, saturation: 0.7, lift: 0.1 },
      { e: '1f4fb', x: 1160, y: 800, s: 290, saturation: 0.55 },
      { kind: 'books', x: 940, y: 858, w: 270, colors: ['#7f9584', '#f3e3c9'], seed: 12 },
      { kind: 'yarn', x: 1310, y: 872, w: 150, color: '#dcb45f' },
    ],
  ),
  page(
    'guidelines',
    'A teapot, three cups that do not match and a plate of cookies between them',
    'morning',
    honey,
    [640, 560],
    [
      { kind: 'teapot', x: 1150, y: 800, w: 290, color: '#6f8f86', accent: '#c48f58' },
      { kind: 'cup', x: 1410, y: 806, w: 130, color: '#d98f78', fill: '#b8763a', steam: true, flip: true },
      { kind: 'cup', x: 930, y: 846, w: 140, color: '#fbf1e2', fill: '#b8763a', steam: true },
      {
        kind: 'plate',
        x: 1130,
        y: 872,
        w: 270,
        color: '#fdf7ee',
        accent: '#b98fa0',
        holds: [
          { e: '1f36a', x: -70, y: -40, s: 92 },
          { e: '1f36a', x: 64, y: -38, s: 90, r: 24 },
          { e: '1f36a', x: -4, y: -46, s: 94, r: -18 },
        ],
      },
      { kind: 'cup', x: 1390, y: 878, w: 140, color: '#8a9fb0', fill: '#b8763a', steam: true, flip: true },
    ],
  ),
]
