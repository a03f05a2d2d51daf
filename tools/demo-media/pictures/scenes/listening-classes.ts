/** Masterclasses: what lies on the teacher's table. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'
import { moving, people } from './moving'

export const classScenes: readonly Scene[] = [
  corner(
    'a-knife-and-an-onion',
    'A large knife before a wooden board with an onion, two cut halves and carrots, a red pot behind it',
    'morning',
    [
      { kind: 'pot', x: 880, y: 710, w: 290, color: '#c05a45', fill: '#e0a04e', steam: true },
      {
        kind: 'board',
        x: 520,
        y: 800,
        w: 680,
        color: '#c99a6c',
        holds: [
          { kind: 'wholeCarrot', x: 170, y: -74, w: 300, h: 58, r: 4, lift: 0.4 },
          { kind: 'wholeCarrot', x: 190, y: -34, w: 310, h: 58, r: -4, color: '#e88f3c', lift: 0.4 },
        ],
      },
      { e: '1f9c5', x: 290, y: 760, s: 190 },
      { kind: 'disc', x: 440, y: 722, w: 124, color: '#c98f4a', fill: '#f6ecd6', accent: '#d9c08a', lift: 0.4 },
      { kind: 'disc', x: 530, y: 744, w: 118, color: '#c98f4a', fill: '#f6ecd6', accent: '#d9c08a', lift: 0.4 },
      { kind: 'knife', x: 560, y: 846, w: 460, r: -2, lift: 0.2 },
      { e: '1f9c5', x: 980, y: 836, s: 130, r: -16 },
    ],
    { near: 1.2 },
  ),
  corner(
    'salt-acid-and-patience',
    'A jar of beans, a salt cellar, two lemons and a steaming pot of beans with sage',
    'noon',
    [
      { kind: 'jar', x: 300, y: 760, w: 200, fill: '#e8d5b0', accent: '#7f9f86' },
      {
        kind: 'pot',
        x: 640,
        y: 770,
        w: 350,
        color: '#6f8f86',
        fill: '#d9a45a',
        steam: true,
        holds: [
          { kind: 'beans', x: 0, y: -180, w: 270, h: 30, count: 30, amount: 0.16, lift: 0.2 },
          { kind: 'leaf', x: -30, y: -188, w: 34, h: 54, r: -56, color: '#6f8f4c', amount: 0.1, lift: 0.4 },
          { kind: 'leaf', x: 44, y: -186, w: 32, h: 50, r: 52, color: '#86a55e', amount: 0.1, seed: 6, lift: 0.4 },
        ],
      },
      { e: '1f9c2', x: 930, y: 790, s: 170, saturation: 0.7 },
      { e: '1f34b', x: 460, y: 838, s: 130, r: -10 },
      { e: '1f34b', x: 780, y: 842, s: 110, r: 26, flip: true },
    ],
  ),
  corner(
    'feet',
    'A pair of knitted socks and a small yellow ball before a wooden chair and a basin of steaming water with a towel',
    'morning',
    [
      { kind: 'chair', x: 880, y: 780, w: 250, color: '#b98154' },
      {
        kind: 'bowl',
        x: 460,
        y: 770,
        w: 380,
        color: '#8fa9ad',
        accent: '#fbf3e6',
        fill: '#d5e6e8',
        amount: 0.34,
        steam: true,
      },
      { kind: 'towel', x: 270, y: 840, w: 240, color: '#fbf4ea', accent: '#d9735a', count: 2 },
      { kind: 'socks', x: 590, y: 842, w: 190 },
      { kind: 'ball', x: 820, y: 846, w: 90, color: '#dcb94a' },
    ],
  ),
  moving('strong-after-fifty', 'A gray-haired woman in a deep squat on a mat between two kettlebells at dusk', 'dusk', [
    { kind: 'kettlebell', x: 210, y: 800, w: 170, color: '#9a6f5c' },
    { kind: 'laidMat', x: 590, y: 850, w: 640, lift: 0.15, color: '#9a84b0' },
    { kind: 'figure', x: 600, y: 814, w: 820, stance: 'squat', person: people.silver },
    { kind: 'kettlebell', x: 1020, y: 826, w: 190, color: '#5b4a68' },
  ]),
  corner('the-bedroom-dark-cool-and-dull', 'A lamp turned low, an alarm clock and a heavy lilac blanket', 'dusk', [
    { kind: 'lamp', x: 280, y: 730, w: 250, unlit: true },
    { kind: 'blanket', x: 680, y: 790, w: 560, color: '#8d7aa6', count: 5 },
    { e: '23f0', x: 380, y: 834, s: 160, saturation: 0.5 },
  ]),
  corner('a-year-of-vegetables', 'A basket heaped with corn, cabbage, an eggplant and tomatoes at noon', 'noon', [
    {
      kind: 'basket',
      x: 540,
      y: 790,
      w: 480,
      amount: 0.46,
      holds: [
        { e: '1f33d', x: -150, y: -250, s: 180, r: -20 },
        { e: '1f96c', x: 0, y: -270, s: 210 },
        { e: '1f346', x: 150, y: -236, s: 180, r: 20 },
        { e: '1f345', x: -80, y: -210, s: 120 },
        { e: '1f345', x: 50, y: -204, s: 110 },
      ],
    },
    { e: '1f955', x: 930, y: 816, s: 180, r: 20 },
    { e: '1f9c4', x: 250, y: 838, s: 110 },
  ]),
  moving(
    'breathing-without-tricks',
    'A woman stands still and breathes, one hand on her belly and one on her chest, a branch in a vase beside her',
    'dusk',
    [
      branches(1010, '#efe2d6', 'slim', '#8f8aa0', 230),
      { kind: 'figure', x: 540, y: 816, w: 600, stance: 'breathing', person: { ...people.bun, top: '#5f8f8a' } },
      { kind: 'cushion', x: 860, y: 820, w: 260, color: '#c98f8a' },
    ],
  ),
  corner(
    'bread-by-hand',
    'A round country loaf on a board with two slices cut from it, a bowl of dough under a striped cloth and a jar of flour in morning light',
    'morning',
    [
      { kind: 'jar', x: 290, y: 716, w: 170, h: 250, fill: '#f6ead4', amount: 0.8 },
      { kind: 'bowl', x: 920, y: 736, w: 260, color: '#fdf8ee', accent: '#c9985f', fill: '#f3e2c4' },
      { kind: 'cloth', x: 600, y: 838, w: 860, h: 130, color: '#fbf4ea', accent: '#7f9fa8' },
      { kind: 'board', x: 600, y: 830, w: 690, color: '#b98455', lift: 0.5 },
      { kind: 'countryLoaf', x: 525, y: 788, w: 450 },
      { kind: 'countrySlice', x: 812, y: 712, w: 220, r: 7, seed: 5, lift: 0.4 },
      { kind: 'countrySlice', x: 766, y: 752, w: 230, r: -3, lift: 0.4 },
    ],
    { near: 1.2 },
  ),
]
