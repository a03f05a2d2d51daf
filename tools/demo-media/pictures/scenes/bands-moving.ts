/** The bands of what moves, rests and is listened to. */
import type { Scene } from '../scene'
import { band } from './band'
import { people } from './moving'
import { faces } from './portraits'

const stems = [
  [1.3, 0.12],
  [1.1, -0.34],
  [1.05, 0.42],
] as const

export const movingBands: readonly Scene[] = [
  band('movements', 'A woman holds a plank on a green mat, straight from heel to head, at noon', 'noon', 640, [
    { kind: 'ball', x: 300, y: 470, w: 200, color: '#e6b8a2' },
    { kind: 'laidMat', x: 800, y: 552, w: 940, lift: 0.15, color: '#7f9f86' },
    { kind: 'figure', x: 840, y: 512, w: 740, stance: 'plank', person: people.dark },
    { kind: 'bottle', x: 1360, y: 490, w: 90, h: 270, color: '#c9d8cd' },
  ]),
  band('videos', 'A woman bends to the side with one arm overhead, between a plant and a rolled mat', 'noon', 560, [
    {
      kind: 'flowerpot',
      x: 320,
      y: 486,
      w: 200,
      color: '#d79a78',
      holds: [
        { kind: 'growing', x: -24, y: -168, w: 200, count: 4, seed: 5, lift: 0 },
        { kind: 'growing', x: 30, y: -168, w: 150, count: 3, seed: 8, lift: 0, color: '#90ad6c' },
      ],
    },
    { kind: 'laidMat', x: 800, y: 548, w: 560, lift: 0.15, color: '#d39a92' },
    { kind: 'figure', x: 800, y: 522, w: 420, stance: 'sideBend', person: people.bun },
    { kind: 'mat', x: 1310, y: 540, w: 320, color: '#8fae98' },
  ]),
  band(
    'meditations',
    'A pile of four stones between a bell and a candle, branches in a vase and a folded blanket at dusk',
    'dusk',
    640,
    [
      { kind: 'vase', x: 330, y: 486, w: 160, h: 200, color: '#8b7799', stems, leaf: 'slim', accent: '#8f8aa0' },
      { kind: 'stones', x: 800, y: 552, w: 320, colors: ['#b5aaa6', '#d3c8bd', '#9a8f95', '#c5bab0'] },
      { kind: 'candle', x: 1060, y: 520, w: 110, h: 190 },
      { kind: 'bell', x: 570, y: 566, w: 120 },
      { kind: 'blanket', x: 1370, y: 540, w: 330, color: '#d9b3a4', count: 4 },
    ],
  ),
  band(
    'podcasts',
    'Two chairs face each other across a small table with a teapot and two cups, beside a lamp and branches',
    'morning',
    640,
    [
      { kind: 'vase', x: 290, y: 486, w: 140, h: 200, color: '#8fa79a', stems, leaf: 'round', accent: '#8a9f7c' },
      { kind: 'chair', x: 540, y: 548, w: 200, color: '#b98154' },
      { kind: 'chair', x: 1060, y: 548, w: 200, color: '#8fae98', flip: true },
      { kind: 'table', x: 800, y: 552, w: 280, color: '#c99a6c' },
      { kind: 'teapot', x: 800, y: 318, w: 150, color: '#c9745a', accent: '#8a5f3c', lift: 0.2 },
      {
        kind: 'cup',
        x: 700,
        y: 320,
        w: 66,
        color: '#fbf1e2',
        fill: '#b8763a',
        accent: '#d98f78',
        steam: true,
        lift: 0.2,
      },
      {
        kind: 'cup',
        x: 900,
        y: 320,
        w: 66,
        color: '#efdcc2',
        fill: '#b8763a',
        accent: '#7f9a8d',
        steam: true,
        flip: true,
        lift: 0.2,
      },
      { kind: 'lamp', x: 1370, y: 520, w: 250, unlit: true },
    ],
  ),
  band(
    'events',
    'A long table laid for supper: glasses, a loaf on a board, a candle and a bowl of grapes',
    'dusk',
    620,
    [
      { kind: 'glass', x: 1070, y: 470, w: 104, h: 210, fill: '#b8707c', amount: 0.5 },
      { kind: 'glass', x: 560, y: 470, w: 104, h: 210, fill: '#f0d9a0', amount: 0.6 },
      { kind: 'candle', x: 800, y: 470, w: 110, h: 250 },
      { kind: 'board', x: 310, y: 552, w: 400, color: '#b98f6c', lift: 0.5 },
      { kind: 'countryLoaf', x: 290, y: 534, w: 270 },
      { kind: 'countrySlice', x: 424, y: 494, w: 134, r: -3, lift: 0.4 },
      {
        kind: 'bowl',
        x: 820,
        y: 564,
        w: 330,
        color: '#8fa79a',
        accent: '#f3e6cf',
        amount: 0.36,
        holds: [
          { e: '1f347', x: -66, y: -128, s: 150 },
          { e: '1f347', x: 72, y: -122, s: 144, r: 14, flip: true },
        ],
      },
      { kind: 'vase', x: 1370, y: 500, w: 170, h: 210, color: '#c9856c', stems, leaf: 'broad', accent: '#8a9f7c' },
    ],
  ),
  band(
    'masterclasses',
    'Three who teach: a baker with a gray beard, a cook with her hair up and a lung doctor in a white coat',
    'dusk',
    620,
    [
      { kind: 'countryLoaf', x: 270, y: 540, w: 290 },
      { kind: 'lamp', x: 1400, y: 500, w: 230 },
      { kind: 'portrait', x: 520, y: 300, w: 420, lift: 0, face: faces['lucien-faure'].face },
      { kind: 'portrait', x: 1160, y: 300, w: 420, lift: 0, face: faces['oona-kessler'].face },
      { kind: 'portrait', x: 840, y: 290, w: 430, lift: 0, face: faces['teresa-vidal'].face },
    ],
  ),
  band(
    'reboot',
    'A plant in spring, peaches in summer, a pumpkin in fall and a candle in winter, in a row',
    'morning',
    640,
    [
      {
        kind: 'flowerpot',
        x: 290,
        y: 530,
        w: 210,
        color: '#cf8a63',
        holds: [{ kind: 'growing', x: 0, y: -176, w: 220, count: 5, seed: 4, lift: 0 }],
      },
      {
        kind: 'bowl',
        x: 620,
        y: 548,
        w: 300,
        color: '#8fa79a',
        accent: '#f3e6cf',
        amount: 0.4,
        holds: [
          { e: '1f351', x: -62, y: -138, s: 138 },
          { e: '1f352', x: 74, y: -134, s: 120 },
          { e: '1f351', x: 8, y: -124, s: 128, r: 10 },
        ],
      },
      { kind: 'pumpkin', x: 980, y: 548, w: 300 },
      { kind: 'candle', x: 1340, y: 520, w: 130, h: 220 },
      { e: '1f34a', x: 1480, y: 548, s: 110 },
    ],
  ),
]
