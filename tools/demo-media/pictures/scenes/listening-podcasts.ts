/** Podcasts: a microphone, and what was talked about. */
import type { Scene } from '../scene'
import { branches, corner, places } from './corner'
import { people } from './moving'
import { far, OUTDOORS, outside } from './outside'

export const podcastScenes: readonly Scene[] = [
  corner(
    'what-is-for-breakfast',
    'A studio microphone beside a bowl of porridge and a boiled egg',
    'morning',
    [
      { e: '1f399', x: 330, y: 750, s: 300, saturation: 0.6 },
      { kind: 'bowl', x: 700, y: 800, w: 360, color: '#fdf8ee', accent: '#e0a58c', fill: '#f3ddb8', steam: true },
      { e: '1f95a', x: 940, y: 832, s: 120, r: 14 },
    ],
    { ...places.butter, near: 1.3 },
  ),
  outside(
    'the-man-who-walks-to-work',
    'A man with a briefcase walks along a path towards the town, past houses and trees in the sun',
    'noon',
    'meadow',
    [
      far('1f332', 70, 150, 520),
      far('1f333', 310, 190, 524),
      far('1f3e0', 440, 170, 524),
      far('1f333', 690, 190, 522),
      far('1f3e1', 830, 190, 526),
      far('26ea', 990, 230, 526),
      far('1f3e2', 1130, 240, 526),
      { e: '1f333', x: 120, y: 700, s: 470, lift: 0.7, saturation: 0.85 },
      {
        kind: 'figure',
        x: 560,
        y: 806,
        w: 480,
        stance: 'walk',
        person: { ...people.short, ...OUTDOORS, top: '#4f6d8a' },
      },
      { e: '1f4bc', x: 512, y: 704, s: 112, lift: 0, saturation: 0.8 },
    ],
  ),
  corner(
    'fiber-a-love-story',
    'Pea pods, a jar of dried beans and a pair of headphones at noon',
    'noon',
    [
      { kind: 'jar', x: 620, y: 750, w: 230, h: 320, fill: '#e3c28a', accent: '#c9856c' },
      { e: '1f3a7', x: 340, y: 800, s: 270, saturation: 0.5 },
      { e: '1fadb', x: 890, y: 806, s: 220, r: -12 },
    ],
    { ...places.fern, near: 1.25 },
  ),
  corner(
    'nobody-sleeps-on-sunday',
    'An alarm clock, a calendar and a cup gone cold beside a lamp',
    'dusk',
    [
      { kind: 'lamp', x: 860, y: 720, w: 270 },
      { e: '1f4c5', x: 330, y: 780, s: 230, saturation: 0.5 },
      { e: '23f0', x: 590, y: 806, s: 220, saturation: 0.55 },
      { kind: 'cup', x: 880, y: 834, w: 140, color: '#f4e6d6', fill: '#a9652f', unlit: true },
    ],
    { ...places.night, near: 1.3 },
  ),
  corner(
    'cooking-for-one',
    'One bowl of soup, one glass and one candle on a table for two',
    'dusk',
    [
      branches(270, '#c9856c', 'olive', '#8f8f7c', 180),
      { kind: 'glass', x: 850, y: 750, w: 130, h: 230, fill: '#d9a08c', amount: 0.5 },
      { kind: 'bowl', x: 550, y: 806, w: 400, color: '#fdf8ee', accent: '#c9856c', fill: '#d97c4a', steam: true },
      { kind: 'spoon', x: 560, y: 850, w: 300, r: -2, lift: 0.2 },
      { kind: 'candle', x: 930, y: 832, w: 120, h: 190 },
    ],
    { ...places.brick, near: 1.25 },
  ),
  corner(
    'the-strength-of-grandmothers',
    'Two balls of yarn, a dumbbell and a microphone at noon',
    'noon',
    [
      { e: '1f399', x: 860, y: 740, s: 290, saturation: 0.6 },
      { kind: 'yarn', x: 410, y: 800, w: 280, color: '#c98f8a' },
      { kind: 'dumbbell', x: 700, y: 838, w: 270, color: '#7f9f86' },
      { kind: 'yarn', x: 250, y: 846, w: 120, color: '#dcb45f' },
    ],
    { ...places.blush, near: 1.25 },
  ),
  corner(
    'a-doctor-eats-lunch',
    'A lunch bowl of lettuce, egg and tomatoes with an apple and headphones',
    'noon',
    [
      { e: '1f3a7', x: 870, y: 770, s: 250, saturation: 0.5 },
      {
        kind: 'bowl',
        x: 490,
        y: 800,
        w: 380,
        color: '#9db3b5',
        accent: '#fbf1e2',
        holds: [
          { kind: 'lettuce', x: 0, y: -120, w: 300, h: 120, count: 8 },
          { kind: 'eggHalf', x: -70, y: -148, w: 110, r: -20 },
          { kind: 'halfTomato', x: 66, y: -146, w: 92, r: 20 },
          { kind: 'halfTomato', x: 4, y: -138, w: 84, r: 70 },
        ],
      },
      { e: '1f34e', x: 780, y: 838, s: 140 },
    ],
    { ...places.tile, near: 1.25 },
  ),
  corner(
    'the-silence-between-two-trams',
    'Headphones laid over an old radio beside a window with leaves',
    'dusk',
    [
      branches(920, '#6f5b86', 'round', '#938fa6', 230),
      { e: '1f4fb', x: 420, y: 780, s: 330, saturation: 0.55 },
      { e: '1f3a7', x: 740, y: 830, s: 240, saturation: 0.5 },
    ],
    { ...places.plum, near: 1.3 },
  ),
  corner(
    'the-recipes-that-failed',
    'An old pot, a notebook with a pencil and one very flat loaf',
    'morning',
    [
      { kind: 'pot', x: 330, y: 750, w: 300, color: '#8f8790' },
      { kind: 'notebook', x: 690, y: 760, w: 210, color: '#7e9a84', accent: '#f6e6c8' },
      { kind: 'board', x: 640, y: 838, w: 460, color: '#c99a6c' },
      { e: '1f35e', x: 640, y: 812, s: 190, saturation: 0.6, brightness: 0.86 },
      { kind: 'pencil', x: 960, y: 838, w: 170, r: -20, lift: 0.1 },
    ],
    { ...places.clay, near: 1.25 },
  ),
  corner(
    'letters-after-midnight',
    'Two letters, a candle burned low and a cup of golden milk',
    'dusk',
    [
      { kind: 'candle', x: 300, y: 750, w: 130, h: 130 },
      { kind: 'cup', x: 820, y: 770, w: 210, color: '#f4e6d6', fill: '#e3b04f', steam: true },
      { kind: 'envelope', x: 500, y: 826, w: 330, color: '#fbf1e2' },
      { kind: 'envelope', x: 760, y: 844, w: 280, color: '#efdcc2', r: -6 },
    ],
    { ...places.ink, near: 1.25 },
  ),
]
