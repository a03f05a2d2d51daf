/** Movements for those who like to work: holds, planks, slow lunges. */
import type { Scene } from '../scene'
import { branches } from './corner'
import { moving, people } from './moving'

export const advancedScenes: readonly Scene[] = [
  moving('four-corners', 'A man in a long lunge, both arms overhead, a kettlebell beside him, at noon', 'noon', [
    { kind: 'kettlebell', x: 210, y: 750, w: 150, color: '#5f7f8a' },
    { kind: 'laidMat', x: 620, y: 850, w: 800, lift: 0.15, color: '#7d98a0' },
    { kind: 'figure', x: 700, y: 814, w: 660, stance: 'lunge', person: people.gray },
  ]),
  moving('twelve-slow-minutes', 'A woman holds a low lunge, both arms level in front, an old clock behind', 'dusk', [
    { e: '1f570', x: 1040, y: 760, s: 200, saturation: 0.6 },
    { kind: 'laidMat', x: 560, y: 850, w: 860, lift: 0.15, color: '#9a84b0' },
    { kind: 'figure', x: 620, y: 814, w: 790, stance: 'lowLunge', person: people.bun },
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
  moving('the-whole-house', 'A man in a plank draws one knee to his chest, an open morning around him', 'morning', [
    { kind: 'bottle', x: 1090, y: 740, w: 80, h: 240, color: '#e6b8a2', accent: '#7e9a84' },
    { kind: 'laidMat', x: 580, y: 850, w: 980, lift: 0.15, color: '#d9937c' },
    { kind: 'figure', x: 680, y: 808, w: 880, stance: 'climb', person: people.short },
  ]),
  moving('down-a-gear', 'A woman leans on the edge of a table in an easy push-up at the end of a day', 'dusk', [
    { kind: 'table', x: 790, y: 826, w: 330, color: '#a07a62' },
    { kind: 'bowl', x: 860, y: 549, w: 130, color: '#efe2d6', accent: '#c98f8a', fill: '#d9a25f', steam: true },
    { kind: 'figure', x: 520, y: 826, w: 690, stance: 'leanedOn', person: people.tail },
  ]),
]
