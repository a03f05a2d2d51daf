/** The weeks of the reboot program: two still lifes for each season. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'

export const weekScenes: readonly Scene[] = [
  corner(
    'spring-week-1',
    'Three tulips in a clay pot, a bowl of green leaves and a glass of water by an open window',
    'morning',
    [
      { kind: 'glass', x: 900, y: 740, w: 140, h: 230, fill: '#dcebe2', amount: 0.8 },
      {
        kind: 'flowerpot',
        x: 380,
        y: 790,
        w: 240,
        color: '#cf8a63',
        holds: [
          { e: '1f337', x: -64, y: -306, s: 220, r: -10, saturation: 0.7 },
          { e: '1f337', x: 72, y: -300, s: 216, r: 12, saturation: 0.7 },
          { e: '1f337', x: 2, y: -330, s: 250, saturation: 0.7 },
        ],
      },
      {
        kind: 'bowl',
        x: 690,
        y: 826,
        w: 330,
        color: '#fdf8ee',
        accent: '#8aa86a',
        holds: [
          { kind: 'lettuce', x: 6, y: -156, w: 180, h: 100, count: 7, seed: 9 },
          { kind: 'lettuce', x: 0, y: -118, w: 250, h: 100, count: 9 },
        ],
      },
    ],
  ),
  corner(
    'spring-week-2',
    'An alarm clock, a young plant in a clay pot and three spears of asparagus on a board',
    'morning',
    [
      { e: '23f0', x: 850, y: 770, s: 230, saturation: 0.6 },
      { kind: 'flowerpot', x: 420, y: 800, w: 250, holds: [{ kind: 'growing', x: 0, y: -206, w: 220, count: 4 }] },
      {
        kind: 'board',
        x: 680,
        y: 846,
        w: 330,
        color: '#c99a6c',
        holds: [
          { kind: 'asparagus', x: -6, y: -34, w: 280, h: 26, r: -3, lift: 0.3 },
          { kind: 'asparagus', x: 8, y: -22, w: 286, h: 26, r: 2, color: '#86ac4f', lift: 0.3 },
          { kind: 'asparagus', x: -2, y: -10, w: 280, h: 26, r: -1, color: '#74994a', lift: 0.3 },
        ],
      },
    ],
  ),
  corner('summer-week-1', 'A wedge of melon, a cucumber-green glass and two peaches at noon', 'noon', [
    { kind: 'glass', x: 860, y: 750, w: 150, h: 250, fill: '#cfe3c4', amount: 0.85 },
    { e: '1f349', x: 480, y: 790, s: 330 },
    { e: '1f351', x: 740, y: 832, s: 150, r: -8 },
    { e: '1f351', x: 280, y: 842, s: 120, r: 12 },
  ]),
  corner('summer-week-2', 'Cherries, a sunflower in a bottle and a folded sheet in the evening sun', 'noon', [
    { kind: 'bottle', x: 870, y: 740, w: 110, h: 240, color: '#bcd2c4' },
    { e: '1f33b', x: 870, y: 560, s: 240, saturation: 0.8, lift: 0.1 },
    { kind: 'towel', x: 430, y: 780, w: 400, color: '#fbf4ea', accent: '#dcb45f', count: 4 },
    { e: '1f352', x: 660, y: 836, s: 160 },
  ]),
  corner('fall-week-1', 'Three full jars, two red apples and a maple leaf in low light', 'dusk', [
    { kind: 'jar', x: 330, y: 730, w: 180, h: 260, fill: '#c9683f', accent: '#7e9a84' },
    { kind: 'jar', x: 530, y: 730, w: 180, h: 240, fill: '#dcb45f', accent: '#c9856c' },
    { kind: 'jar', x: 720, y: 740, w: 160, h: 210, fill: '#8f3f4f', accent: '#8d7aa6' },
    { e: '1f34e', x: 850, y: 820, s: 180, r: -6 },
    { e: '1f34e', x: 690, y: 844, s: 140, r: 14 },
    { e: '1f341', x: 430, y: 838, s: 140, r: -20, saturation: 0.8 },
  ]),
  corner('fall-week-2', 'A pot on a board, two chestnuts, fallen leaves and a lit candle', 'dusk', [
    { kind: 'candle', x: 880, y: 750, w: 130, h: 210 },
    { kind: 'pot', x: 480, y: 790, w: 400, color: '#a9705c', steam: true },
    { e: '1f342', x: 790, y: 836, s: 150, saturation: 0.75 },
    { e: '1f330', x: 290, y: 842, s: 110, r: -10 },
    { e: '1f330', x: 940, y: 844, s: 100, r: 20 },
  ]),
  corner('winter-week-1', 'A bowl of oats with steam, an orange and a wool scarf in pale light', 'morning', [
    { e: '1f9e3', x: 330, y: 770, s: 250, saturation: 0.55 },
    { kind: 'bowl', x: 640, y: 800, w: 380, color: '#e9e2ea', accent: '#9db3b5', fill: '#efdcb4', steam: true },
    { e: '1f34a', x: 930, y: 828, s: 150 },
  ]),
  corner(
    'winter-week-2',
    'A pot with steam beside two carrots, an onion and a lit candle, a fir branch behind',
    'dusk',
    [
      branches(250, '#5b4a68', 'slim', '#6f8f7c', 210),
      { kind: 'candle', x: 930, y: 750, w: 140, h: 240 },
      { kind: 'pot', x: 600, y: 780, w: 380, color: '#7f8fa0', steam: true },
      { kind: 'board', x: 380, y: 846, w: 420, color: '#b98f6c' },
      { kind: 'carrot', x: 340, y: 808, w: 330, r: -6 },
      { kind: 'carrot', x: 420, y: 828, w: 300, r: 5 },
      { e: '1f9c5', x: 800, y: 846, s: 120, r: 8 },
    ],
  ),
]
