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
    posterAlt: 'A drawn woman with gray hair stands in a room full of morning light, beside the title',
  },
  {
    slug: 'long-lines',
    title: 'Long lines',
    durationMin: 2,
    posterAlt: 'A drawn person in green stands upright in a lilac room, beside the title',
  },
  {
    slug: 'legs-before-lunch',
    title: 'Legs before lunch',
    durationMin: 2,
    posterAlt: 'A drawn figure in yellow stands sideways in front of a light green window, beside the title',
  },
  {
    slug: 'floor-first',
    title: 'Floor first',
    durationMin: 2,
    posterAlt: 'A drawn figure on hands and knees on a mat in morning light, beside the title',
  },
  {
    slug: 'strong-and-slow',
    title: 'Strong and slow',
    durationMin: 2,
    posterAlt: 'A drawn figure in a straight plank on a lilac mat, beside the title',
  },
  {
    slug: 'four-corners',
    title: 'Four corners',
    durationMin: 2,
    posterAlt: 'A drawn figure in blue stands sideways at noon, beside the title',
  },
  {
    slug: 'four-four-six',
    title: 'Four, four, six',
    durationMin: 2,
    posterAlt: 'A small circle of warm light in a lilac dusk, and dots around it for the seconds',
  },
  {
    slug: 'the-long-way-out',
    title: 'The long way out',
    durationMin: 2,
    posterAlt: 'A small circle of warm light in a rose dusk, with ten dots around it for the seconds',
  },
] as const satisfies readonly DemoVideo[]

export type VideoSlug = (typeof demoVideos)[number]['slug']
