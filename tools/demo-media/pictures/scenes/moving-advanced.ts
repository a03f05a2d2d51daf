/** Movements for those who like to work: iron, rope, bread. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'
import { moving, people } from './moving'

export const advancedScenes: readonly Scene[] = [
  moving('four-corners', 'A man in a long lunge, both arms overhead, a kettlebell beside him, at noon', 'noon', [
    { kind: 'kettlebell', x: 210, y: 750, w: 150, color: '#5f7f8a' },
    { kind: 'laidMat', x: 620, y: 850, w: 800, lift: 0.15, color: '#7d98a0' },
    { kind: 'figure', x: 700, y: 814, w: 660, stance: 'lunge', person: people.gray },
  ]),
  corner('twelve-slow-minutes', 'A heavy kettlebell, an old clock and a towel folded in three', 'dusk', [
    { e: '1f570', x: 820, y: 740, s: 270, saturation: 0.6 },
    { kind: 'kettlebell', x: 470, y: 800, w: 280, color: '#5b4a68' },
    { kind: 'towel', x: 780, y: 834, w: 300, color: '#f1e4d8', accent: '#9a84b0', count: 3 },
  ]),
  moving('push-and-fold', 'A woman with her hips high and hands and feet on a yellow mat, in the morning', 'morning', [
    branches(1060, '#e2b597', 'slim', '#7f9a6f', 190),
    { kind: 'laidMat', x: 560, y: 850, w: 940, lift: 0.15, color: '#dcb45f' },
    { kind: 'figure', x: 640, y: 812, w: 920, stance: 'downDog', person: people.bun },
  ]),
  moving('one-leg-at-a-time', 'A woman balances on one leg, her back and the other leg level, at noon', 'noon', [
    { kind: 'glass', x: 1010, y: 780, w: 90, h: 150, fill: '#dcebe2', amount: 0.8 },
    { kind: 'laidMat', x: 600, y: 850, w: 680, lift: 0.15, color: '#a9c2ac' },
    { kind: 'figure', x: 600, y: 814, w: 780, stance: 'oneLeg', person: people.dark },
  ]),
  moving('the-long-plank', 'A man holds a plank on a lilac mat, straight from heel to head, at dusk', 'dusk', [
    branches(200, '#efe2d6', 'round', '#8f8aa0', 210),
    { kind: 'laidMat', x: 590, y: 850, w: 980, lift: 0.15, color: '#8d7aa6' },
    { kind: 'figure', x: 690, y: 808, w: 860, stance: 'plank', person: people.gray },
  ]),
  corner(
    'the-whole-house',
    'A key with an old bow, two dumbbells, a bottle and a tall stack of four books',
    'morning',
    [
      { kind: 'bottle', x: 900, y: 710, w: 100, h: 300, color: '#e6b8a2', accent: '#7e9a84' },
      { kind: 'books', x: 500, y: 790, w: 380, colors: ['#c9856c', '#efdcc2', '#7e9a84', '#8d7aa6'], seed: 5 },
      { kind: 'dumbbell', x: 800, y: 812, w: 240, color: '#d9937c' },
      { e: '1f5dd', x: 560, y: 846, s: 130, r: 60, saturation: 0.7 },
      { kind: 'dumbbell', x: 330, y: 848, w: 220, color: '#d9937c' },
    ],
  ),
  corner('down-a-gear', 'A bowl of broth with steam, wool gloves and a towel at the end of a day', 'dusk', [
    branches(920, '#7c6494', 'round', '#938fa6', 170),
    { kind: 'bowl', x: 560, y: 790, w: 360, color: '#efe2d6', accent: '#c98f8a', fill: '#d9a25f', steam: true },
    { e: '1f9e4', x: 270, y: 820, s: 200, r: -8, saturation: 0.55 },
    { kind: 'towel', x: 870, y: 832, w: 260, color: '#f1e4d8', accent: '#c98f8a', count: 2 },
  ]),
]
