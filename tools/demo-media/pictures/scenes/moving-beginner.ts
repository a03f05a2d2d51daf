/** Movements for beginners: chairs, cups, socks. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'
import { moving, people } from './moving'

export const beginnerScenes: readonly Scene[] = [
  corner('beside-the-kettle', 'A teapot with a bent handle, two cups and a folded towel in morning light', 'morning', [
    branches(930, '#e2b597', 'slim', '#7f9a6f'),
    { kind: 'teapot', x: 540, y: 770, w: 400, color: '#7f9a8d' },
    { kind: 'cup', x: 830, y: 800, w: 150, color: '#fbf1e2', fill: '#b8763a', accent: '#d98f78', steam: true },
    { kind: 'towel', x: 300, y: 826, w: 240, color: '#fbf4ea', accent: '#d9735a', count: 2 },
    { kind: 'cup', x: 960, y: 836, w: 130, color: '#efdcc2', fill: '#b8763a', accent: '#7f9a8d' },
  ]),
  corner('up-from-the-chair', 'A wooden chair, a pair of running shoes and a round cushion at noon', 'noon', [
    branches(940, '#d99a80', 'olive', '#7f9a6f', 180),
    { e: '1fa91', x: 480, y: 790, s: 480, saturation: 0.8, brightness: 1.12 },
    { kind: 'cushion', x: 850, y: 770, w: 300, color: '#e0b48c' },
    { e: '1f45f', x: 800, y: 840, s: 190, r: -20, saturation: 0.6 },
  ]),
  corner(
    'between-two-meetings',
    'A closed notebook, a pencil, reading glasses and a glass of water beside a round clock',
    'noon',
    [
      { e: '1f570', x: 300, y: 730, s: 240, saturation: 0.7 },
      { kind: 'books', x: 640, y: 770, w: 360, colors: ['#7e9a84', '#efdcc2', '#c9856c'], seed: 4 },
      { kind: 'eyeglasses', x: 640, y: 634, w: 190, lift: 0.2 },
      { kind: 'glass', x: 930, y: 790, w: 130, h: 220, fill: '#dcebe2', amount: 0.8 },
      { kind: 'pencil', x: 480, y: 836, w: 260, r: -6, lift: 0.1 },
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
  corner('ten-quiet-minutes', 'Flat stones on two books, a lit candle and a wooden chair', 'dusk', [
    { e: '1fa91', x: 780, y: 750, s: 420, saturation: 0.7, brightness: 1.06 },
    { kind: 'books', x: 370, y: 780, w: 320, colors: ['#7c6494', '#efdcc2'], seed: 6 },
    { kind: 'stones', x: 370, y: 698, w: 150, colors: ['#8f8790', '#b5aaa6', '#d3c8bd'], lift: 0.3 },
    { kind: 'candle', x: 590, y: 836, w: 110, h: 150 },
  ]),
  corner('loose-before-bed', 'A pair of wool socks, a lamp with a paper shade and a blanket at dusk', 'dusk', [
    { kind: 'lamp', x: 840, y: 720, w: 280 },
    { kind: 'blanket', x: 430, y: 780, w: 460, color: '#b7a0bf', count: 4 },
    { e: '1f9e6', x: 760, y: 834, s: 210, r: 8, saturation: 0.6 },
  ]),
]
