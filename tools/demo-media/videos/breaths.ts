import type { Breathing } from './breathing'

/** The breathing exercises of the demo. */
export const breaths: readonly Breathing[] = [
  {
    slug: 'four-four-six',
    title: 'Four, four, six',
    welcome: 'Sit as you like. Follow the light.',
    breath: [
      { phase: 'in', seconds: 4 },
      { phase: 'hold', seconds: 4 },
      { phase: 'out', seconds: 6 },
    ],
    rounds: 4,
    room: ['#efe4ec', '#dccfe7'],
  },
  {
    slug: 'the-long-way-out',
    title: 'The long way out',
    welcome: 'Nothing to hold. Out for longer than in.',
    breath: [
      { phase: 'in', seconds: 4 },
      { phase: 'out', seconds: 6 },
    ],
    rounds: 6,
    room: ['#f6e6dc', '#e4d3df'],
  },
]
