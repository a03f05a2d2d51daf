/** Leading pictures of what is read: advice, journal, letters. */
import type { Scene } from '../scene'
import { nearer, wide } from './nearer'

export const heroesReading: readonly Scene[] = [
  {
    id: 'hero-journal',
    alt: 'A notebook, a coffee cup, a plate of biscuits and a branch in a bottle on a rosy morning table',
    hour: 'morning',
    view: 'front',
    ...wide,
    horizon: 640,
    wall: ['#fbe6da', '#eebfae'],
    table: ['#f5dcc8', '#dcae94'],
    window: { x: 720, y: -130, w: 560, h: 700 },
    things: nearer(
      1.2,
      [1160, 892],
      [
        { kind: 'bottle', x: 1436, y: 724, w: 96, h: 270, color: '#c9d8cd' },
        { kind: 'sprig', x: 1436, y: 470, w: 250, amount: 0.3, leaf: 'slim', color: '#7f9580', lift: 0 },
        { kind: 'notebook', x: 830, y: 790, w: 210, color: '#8d6a78' },
        { kind: 'books', x: 1120, y: 812, w: 380, colors: ['#d98f78', '#f3e3c9'], seed: 4 },
        {
          kind: 'cup',
          x: 1100,
          y: 716,
          w: 150,
          color: '#fdf5ea',
          fill: '#7a4a2c',
          accent: '#b98fa0',
          steam: true,
          lift: 0.4,
        },
        {
          kind: 'plate',
          x: 1350,
          y: 836,
          w: 250,
          color: '#fdf7ee',
          accent: '#b98fa0',
          lift: 0.4,
          holds: [
            { e: '1f36a', x: -38, y: -44, s: 96, r: -8 },
            { e: '1f36a', x: 40, y: -38, s: 92, r: 20 },
          ],
        },
        { kind: 'pencil', x: 1010, y: 858, w: 260, r: -5, lift: 0.1 },
      ],
    ),
  },
]
