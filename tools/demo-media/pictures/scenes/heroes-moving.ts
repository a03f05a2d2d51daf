/** Leading pictures of what moves, and what is listened to. Their left stays free for words. */
import type { Hour, Scene, Thing } from '../scene'
import { nearer, wide } from './nearer'

function leading(id: string, alt: string, hour: Hour, things: readonly Thing[]): Scene {
  const window = { x: 700, y: -120, w: 560, h: 690, ...(hour === 'dusk' && { strength: 0.7 }) }
  return { id, alt, hour, view: 'front', ...wide, horizon: 640, window, things: nearer(1.2, [1160, 892], things) }
}

const stems = [
  [1.5, 0.12],
  [1.2, -0.3],
  [1.1, 0.4],
] as const

export const heroesMoving: readonly Scene[] = [
  leading('hero-meditations', 'A round paper lamp, a floor cushion, a bell and a candle at dusk', 'dusk', [
    { kind: 'vase', x: 900, y: 720, w: 120, h: 220, color: '#efe2d6', stems, leaf: 'slim', accent: '#8f8aa0' },
    { kind: 'lamp', x: 1320, y: 760, w: 320 },
    { kind: 'cushion', x: 1080, y: 860, w: 380, color: '#cf9a92' },
    { kind: 'bell', x: 1330, y: 876, w: 90 },
    { kind: 'candle', x: 1470, y: 866, w: 110, h: 160 },
  ]),
  leading(
    'hero-masterclasses',
    'A table for teaching: three books, a wooden board with a loaf, a jar and a lamp',
    'dusk',
    [
      { kind: 'lamp', x: 1450, y: 740, w: 210 },
      { kind: 'books', x: 980, y: 810, w: 360, colors: ['#8a6a7d', '#e5d0ad', '#7f9584'], seed: 11 },
      { kind: 'jar', x: 1250, y: 790, w: 160, h: 240, fill: '#e3c28a', accent: '#c9856c' },
      { kind: 'board', x: 1250, y: 876, w: 420, color: '#c99a6c' },
      { kind: 'countryLoaf', x: 1250, y: 850, w: 270 },
    ],
  ),
  leading('hero-podcasts', 'A studio microphone, headphones and two cups of tea in morning light', 'morning', [
    { kind: 'vase', x: 900, y: 730, w: 120, h: 190, color: '#c9856c', stems, leaf: 'round', accent: '#8a9f7c' },
    { e: '1f399', x: 1160, y: 790, s: 330, saturation: 0.6 },
    { e: '1f3a7', x: 1430, y: 820, s: 240, saturation: 0.5 },
    { kind: 'cup', x: 990, y: 866, w: 140, color: '#fbf1e2', fill: '#b8763a', steam: true },
    { kind: 'cup', x: 1290, y: 878, w: 130, color: '#efdcc2', fill: '#b8763a', accent: '#7f9a8d' },
  ]),
  leading('hero-events', 'A long table with glasses, a loaf, a bowl of grapes and a vase at supper time', 'dusk', [
    { kind: 'vase', x: 1420, y: 730, w: 130, h: 210, color: '#c9856c', stems, leaf: 'broad', accent: '#8a9f7c' },
    { kind: 'glass', x: 980, y: 770, w: 100, h: 190, fill: '#b8707c', amount: 0.5 },
    { kind: 'glass', x: 1120, y: 770, w: 100, h: 190, fill: '#dcebe2', amount: 0.7 },
    { kind: 'board', x: 1140, y: 876, w: 520, color: '#b98f6c' },
    { kind: 'countryLoaf', x: 1040, y: 854, w: 230 },
    { e: '1f347', x: 1250, y: 850, s: 160 },
    { kind: 'candle', x: 1440, y: 876, w: 100, h: 150 },
  ]),
]
