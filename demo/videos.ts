/** The videos of demo/media/videos. Several items may show the same one. */
interface DemoVideo {
  /** The name of its files in demo/media/videos. */
  slug: string
  title: string
  /** Its length in whole minutes, rounded up. */
  durationMin: number
  /** What its poster shows, for those who do not see it. */
  posterAlt: string
}

export const demoVideos = [
  {
    slug: 'two-minutes-and-a-chair',
    title: 'Two minutes and a chair',
    durationMin: 2,
    posterAlt: 'A drawn figure with gray hair stretches both arms above the head in a room full of morning light',
  },
  {
    slug: 'long-lines',
    title: 'Long lines',
    durationMin: 2,
    posterAlt: 'A drawn figure in a lilac room leans to the side with one arm stretched over the head',
  },
  {
    slug: 'legs-before-lunch',
    title: 'Legs before lunch',
    durationMin: 2,
    posterAlt: 'A drawn figure in a deep lunge, one knee close to the floor, in front of a light green window',
  },
  {
    slug: 'floor-first',
    title: 'Floor first',
    durationMin: 2,
    posterAlt: 'A drawn figure on hands and knees stretches one arm forward and the other leg back in morning light',
  },
  {
    slug: 'strong-and-slow',
    title: 'Strong and slow',
    durationMin: 2,
    posterAlt: 'A drawn figure on a lilac mat, hands and feet on the floor and hips high, the head between the arms',
  },
  {
    slug: 'four-corners',
    title: 'Four corners',
    durationMin: 2,
    posterAlt: 'A drawn figure tips forward over one leg with the other stretched out behind, at noon',
  },
  {
    slug: 'four-four-six',
    title: 'Four, four, six',
    durationMin: 2,
    posterAlt:
      'A large circle of warm light in a lilac dusk with the words Breathe in, and dots around it for the seconds',
  },
  {
    slug: 'the-long-way-out',
    title: 'The long way out',
    durationMin: 2,
    posterAlt: 'A circle of warm light at its largest in a rose dusk, with ten dots around it for the seconds',
  },
] as const satisfies readonly DemoVideo[]

export type VideoSlug = (typeof demoVideos)[number]['slug']
