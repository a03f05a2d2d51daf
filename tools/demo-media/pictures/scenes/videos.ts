/** For the sessions with a video: what one has at hand before playing it. */
import type { Scene } from '../scene'
import { branches } from './corner'
import { moving, people } from './moving'
import { nearer } from './nearer'

export const videoScenes: readonly Scene[] = [
  moving(
    'two-minutes-and-a-chair',
    'A woman on a chair leans until her nose is over her toes, in morning light',
    'morning',
    [
      branches(960, '#d99a80', 'round', '#7f9a6f', 210),
      { kind: 'chair', x: 440, y: 826, w: 172, color: '#b07a52' },
      { kind: 'figure', x: 596, y: 826, w: 660, stance: 'lean', person: people.silver },
    ],
  ),
  moving('legs-before-lunch', 'A man in a deep squat on a green mat, arms level in front, at noon', 'noon', [
    { kind: 'glass', x: 960, y: 790, w: 90, h: 156, fill: '#dcebe2', amount: 0.82 },
    { e: '1f34b', x: 1050, y: 820, s: 84, r: -12 },
    { kind: 'laidMat', x: 580, y: 850, w: 640, lift: 0.15, color: '#7f9f86' },
    { kind: 'figure', x: 590, y: 814, w: 820, stance: 'squat', person: people.short },
  ]),
  moving('strong-and-slow', 'A woman low in a push-up on a lilac mat, a kettlebell against the wall, at dusk', 'dusk', [
    { kind: 'kettlebell', x: 330, y: 700, w: 130, color: '#5b4a68' },
    { kind: 'laidMat', x: 590, y: 850, w: 980, lift: 0.15, color: '#9a84b0' },
    { kind: 'figure', x: 640, y: 808, w: 960, stance: 'pushUp', person: people.dark },
  ]),
  {
    id: 'four-four-six',
    alt: 'A round paper lamp glowing behind a floor cushion, with slim branches in a tall vase at dusk',
    hour: 'dusk',
    view: 'front',
    horizon: 600,
    wall: ['#d5c8df', '#9484b2'],
    table: ['#b9a8c8', '#7a6c9a'],
    window: { x: 560, y: -80, w: 400, h: 520, strength: 0.4 },
    things: nearer(
      1.15,
      [590, 846],
      [
        {
          kind: 'vase',
          x: 920,
          y: 690,
          w: 130,
          h: 250,
          color: '#efe2d6',
          stems: [
            [1.5, 0.12],
            [1.2, -0.26],
          ],
          leaf: 'slim',
          accent: '#8f8aa0',
          blur: 0.6,
        },
        { kind: 'lamp', x: 600, y: 690, w: 330 },
        { kind: 'cushion', x: 500, y: 838, w: 380, color: '#c98f8a' },
      ],
    ),
  },
]
