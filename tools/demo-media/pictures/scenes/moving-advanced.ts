/** Movements for those who like to work: iron, rope, bread. */
import type { Scene } from '../scene'
import { branches, corner } from './corner'

export const advancedScenes: readonly Scene[] = [
  corner('four-corners', 'Four cork blocks around a blue-gray kettlebell in the light of noon', 'noon', [
    { kind: 'block', x: 360, y: 730, w: 220 },
    { kind: 'block', x: 850, y: 730, w: 220, color: '#c99c6c' },
    { kind: 'kettlebell', x: 600, y: 800, w: 260, color: '#5f7f8a' },
    { kind: 'block', x: 300, y: 834, w: 230, color: '#c99c6c' },
    { kind: 'block', x: 900, y: 834, w: 230 },
  ]),
  corner('twelve-slow-minutes', 'A heavy kettlebell, an old clock and a towel folded in three', 'dusk', [
    { e: '1f570', x: 820, y: 740, s: 270, saturation: 0.6 },
    { kind: 'kettlebell', x: 470, y: 800, w: 280, color: '#5b4a68' },
    { kind: 'towel', x: 780, y: 834, w: 300, color: '#f1e4d8', accent: '#9a84b0', count: 3 },
  ]),
  corner('push-and-fold', 'Two firm books, a rolled yellow mat and a folded cloth in morning light', 'morning', [
    { kind: 'mat', x: 560, y: 730, w: 520, color: '#dcb45f', accent: '#fbf1e2' },
    { kind: 'books', x: 370, y: 826, w: 300, colors: ['#7e9a84', '#c9856c'], seed: 12 },
    { kind: 'towel', x: 790, y: 832, w: 320, color: '#fbf4ea', accent: '#dcb45f', count: 4 },
  ]),
  corner('one-leg-at-a-time', 'A single running shoe on a cork block, a skipping rope and a glass of water', 'noon', [
    { kind: 'glass', x: 860, y: 740, w: 140, h: 240, fill: '#dcebe2', amount: 0.8 },
    { kind: 'block', x: 500, y: 806, w: 330 },
    { e: '1f45f', x: 500, y: 662, s: 230, r: -16, saturation: 0.6, lift: 0.3 },
    { kind: 'rope', x: 820, y: 832, w: 320, h: 60, lift: 0.2 },
  ]),
  corner('the-long-plank', 'A long wooden board on two blocks with a rolled mat behind it at dusk', 'dusk', [
    { kind: 'mat', x: 590, y: 720, w: 620, color: '#8d7aa6', accent: '#f1dcc8' },
    { kind: 'block', x: 330, y: 834, w: 220, color: '#b98f6c' },
    { kind: 'block', x: 850, y: 834, w: 220, color: '#b98f6c' },
    { kind: 'board', x: 590, y: 740, w: 760, color: '#c99a6c', lift: 0.3 },
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
