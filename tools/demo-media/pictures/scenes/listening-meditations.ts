/** Meditations: lamps, doors, windows. */
import type { Scene } from '../scene'
import { branches, corner, places } from './corner'

export const meditationScenes: readonly Scene[] = [
  corner(
    'the-long-way-out',
    'A row of three candles, each lower than the one before, and a rose cushion',
    'dusk',
    [
      branches(240, '#efe2d6', 'olive', '#8f8aa0', 190),
      { kind: 'cushion', x: 520, y: 780, w: 380, color: '#cf9a92' },
      { kind: 'candle', x: 800, y: 760, w: 120, h: 240 },
      { kind: 'candle', x: 900, y: 800, w: 112, h: 170 },
      { kind: 'candle', x: 790, y: 836, w: 104, h: 110 },
    ],
    { ...places.night, near: 1.3 },
  ),
  corner(
    'before-the-first-bite',
    'A steaming bowl of soup with two leaves on it, a spoon laid beside it, a lit candle and a folded cloth',
    'morning',
    [
      { kind: 'candle', x: 850, y: 740, w: 120, h: 200 },
      {
        kind: 'bowl',
        x: 540,
        y: 796,
        w: 400,
        color: '#fdf8ee',
        accent: '#e0a58c',
        fill: '#e6a54a',
        steam: true,
        holds: [
          { kind: 'leaf', x: -26, y: -184, w: 42, h: 66, r: -54, color: '#5f8f45', amount: 0.1 },
          { kind: 'leaf', x: 34, y: -182, w: 40, h: 62, r: 50, color: '#76a552', amount: 0.1, seed: 6 },
        ],
      },
      { kind: 'cloth', x: 880, y: 836, w: 280, color: '#fbf4ea', accent: '#d98f78' },
      { kind: 'spoon', x: 300, y: 836, w: 260, r: -4, lift: 0.2 },
    ],
    { ...places.butter, near: 1.35 },
  ),
  corner(
    'a-tour-of-the-body',
    'A bed of folded blankets with a pillow and a short candle at dusk',
    'dusk',
    [
      { kind: 'candle', x: 900, y: 780, w: 120, h: 150 },
      { kind: 'blanket', x: 520, y: 790, w: 560, color: '#a892b8', count: 3 },
      { kind: 'cushion', x: 400, y: 680, w: 300, color: '#efe2d6', lift: 0.3 },
      { kind: 'stones', x: 840, y: 836, w: 110, colors: ['#b5aaa6', '#d3c8bd'] },
    ],
    { ...places.brick, near: 1.3 },
  ),
  corner(
    'a-lamp-in-the-window',
    'A round paper lamp glowing before a window with a crescent moon in a deep blue evening, a fallen leaf beside it',
    'dusk',
    [
      {
        kind: 'casement',
        x: 590,
        y: 660,
        w: 700,
        h: 480,
        lift: 0,
        color: '#d8d3d6',
        colors: ['#34477a', '#3d4f86'],
        holds: [
          { kind: 'pool', x: -150, y: 20, w: 560, h: 180, color: '#38496a', lift: 0 },
          { kind: 'pool', x: 230, y: 30, w: 420, h: 170, color: '#2f3f60', seed: 8, lift: 0 },
          { kind: 'orb', x: 210, y: -340, w: 110, unlit: true, color: '#e7e0ff', lift: 0 },
        ],
      },
      { kind: 'lamp', x: 420, y: 800, w: 290 },
      { ...branches(950, '#7c6494', 'broad', '#8f9a86', 180), y: 760 },
      { e: '1f342', x: 700, y: 836, s: 120, r: 20, saturation: 0.7 },
    ],
    { ...places.sea, window: { x: 250, w: 640, strength: 0 }, near: 1.15 },
  ),
  corner(
    'ten-breaths-at-the-door',
    'A front door ajar with the evening sun outside, a handbag set down on the floor and branches in a tall vase',
    'dusk',
    [
      { kind: 'door', x: 560, y: 660, w: 360, h: 600, lift: 0 },
      { ...branches(880, '#7c5570', 'olive', '#8f9a74', 230), y: 730 },
      { e: '1f45c', x: 270, y: 820, s: 230, saturation: 0.55 },
    ],
    { ...places.ochre, window: { x: 330, w: 260, h: 700, strength: 0 }, near: 1.15 },
  ),
  corner(
    'sounds-from-the-street',
    'A window onto rooftops and trees in the evening, a young plant and a small brass bell in front of it',
    'dusk',
    [
      {
        kind: 'casement',
        x: 590,
        y: 660,
        w: 680,
        h: 480,
        lift: 0,
        colors: ['#f3b27a', '#f0a878'],
        holds: [
          { e: '1f332', x: -40, y: -40, s: 210, lift: 0, saturation: 0.7 },
          { e: '1f333', x: -270, y: -30, s: 300, lift: 0, saturation: 0.7 },
          { e: '1f3e0', x: -140, y: -36, s: 250, lift: 0, saturation: 0.7 },
          { e: '1f333', x: 90, y: -40, s: 240, lift: 0, saturation: 0.7 },
          { e: '1f3e1', x: 200, y: -30, s: 290, lift: 0, saturation: 0.7 },
        ],
      },
      { kind: 'flowerpot', x: 310, y: 806, w: 180, holds: [{ kind: 'growing', x: 0, y: -150, w: 170, count: 3 }] },
      { kind: 'bell', x: 800, y: 820, w: 150 },
    ],
    { ...places.moss, window: { x: 250, w: 640, strength: 0 }, near: 1.15 },
  ),
  corner(
    'an-hour-before-sleep',
    'An alarm clock, a book with reading glasses and a cup at the edge of night',
    'dusk',
    [
      { kind: 'lamp', x: 250, y: 710, w: 240 },
      { kind: 'books', x: 620, y: 790, w: 400, colors: ['#6f5b86', '#d9a08c'], seed: 15 },
      { kind: 'eyeglasses', x: 620, y: 686, w: 200, lift: 0.2 },
      { e: '23f0', x: 920, y: 790, s: 190, saturation: 0.55 },
      { kind: 'cup', x: 400, y: 838, w: 140, color: '#f4e6d6', fill: '#f7ead6', unlit: true, steam: true },
    ],
    { ...places.ink, near: 1.25 },
  ),
]
