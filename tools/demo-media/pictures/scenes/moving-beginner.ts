/** Movements for beginners: on a chair, beside one, on a mat. */
import type { Scene } from '../scene'
import { branches } from './corner'
import { moving, people } from './moving'

export const beginnerScenes: readonly Scene[] = [
  moving(
    'beside-the-kettle',
    'A woman on her toes holds the back of a chair, beside a kettle and two cups',
    'morning',
    [
      { kind: 'teapot', x: 980, y: 780, w: 220, color: '#7f9a8d' },
      { kind: 'cup', x: 1100, y: 826, w: 84, color: '#efdcc2', fill: '#b8763a', accent: '#7f9a8d', steam: true },
      { kind: 'chair', x: 658, y: 826, w: 152, color: '#b98154' },
      { kind: 'figure', x: 507, y: 826, w: 582, stance: 'onToes', person: people.tail },
      { kind: 'cup', x: 900, y: 846, w: 92, color: '#fbf1e2', fill: '#b8763a', accent: '#d98f78', steam: true },
    ],
  ),
  moving('up-from-the-chair', 'A man rises from a wooden chair, his nose over his toes, at noon', 'noon', [
    branches(990, '#d99a80', 'olive', '#7f9a6f', 200),
    { kind: 'chair', x: 440, y: 826, w: 190, color: '#a8764f' },
    { kind: 'figure', x: 610, y: 826, w: 730, stance: 'rise', person: people.gray },
  ]),
  moving(
    'between-two-meetings',
    'A woman on a chair stretches both arms to the ceiling, beside books, glasses and a clock',
    'noon',
    [
      { e: '1f570', x: 1040, y: 770, s: 190, saturation: 0.7 },
      { kind: 'books', x: 880, y: 836, w: 250, colors: ['#7e9a84', '#efdcc2', '#c9856c'], seed: 4 },
      { kind: 'eyeglasses', x: 880, y: 742, w: 130, lift: 0.2 },
      { kind: 'chair', x: 400, y: 826, w: 166, color: '#8f6f58' },
      { kind: 'figure', x: 551, y: 826, w: 640, stance: 'seatedReach', person: people.bun },
    ],
  ),
  moving('long-lines', 'A woman sits back on her heels on a green mat, arms long in front, at dusk', 'dusk', [
    branches(210, '#efe2d6', 'slim', '#8f8aa0', 220),
    { kind: 'cushion', x: 1060, y: 750, w: 220, color: '#c98f8a' },
    { kind: 'laidMat', x: 600, y: 850, w: 980, lift: 0.15, color: '#8fae98' },
    { kind: 'figure', x: 720, y: 812, w: 960, stance: 'sitBack', person: people.tail },
  ]),
  moving('a-slow-sunday', 'A woman on a rose mat bends to the side, one arm overhead, in the morning', 'morning', [
    branches(1010, '#d99a80', 'olive', '#7f9a6f', 190),
    { kind: 'laidMat', x: 590, y: 850, w: 700, lift: 0.15, color: '#d8a59d' },
    { kind: 'figure', x: 580, y: 812, w: 540, stance: 'sideBend', person: people.silver },
  ]),
  moving('ten-quiet-minutes', 'A woman sits still on a chair, hands on her thighs, a candle beside her', 'dusk', [
    { kind: 'stones', x: 980, y: 770, w: 150, colors: ['#8f8790', '#b5aaa6', '#d3c8bd'] },
    { kind: 'chair', x: 420, y: 826, w: 195, color: '#8d6a5c' },
    { kind: 'figure', x: 597, y: 826, w: 750, stance: 'seated', person: people.silver },
    { kind: 'candle', x: 900, y: 836, w: 90, h: 130 },
  ]),
  moving('loose-before-bed', 'A woman on a blanket folds over her long legs, beside a paper lamp at dusk', 'dusk', [
    { kind: 'lamp', x: 1000, y: 740, w: 250 },
    { kind: 'laidMat', x: 540, y: 850, w: 880, lift: 0.15, color: '#b7a0bf' },
    { kind: 'figure', x: 520, y: 812, w: 1060, stance: 'fold', person: people.dark },
  ]),
]
