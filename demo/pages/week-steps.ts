import type { DemoBlockOf } from '../page'

const RESET = '/the-ebs-method/6wr/'

/** The pages of the six-week reset in the order in which they are read, and the one that follows them. */
const STEPS = [
  {
    title: 'Introduction',
    subtitle: 'What to have in the house, and when to start',
    url: `${RESET}introduction/`,
    thumbnail: 'shopping-once-a-week',
  },
  {
    title: 'Week 1',
    subtitle: 'Breakfast, sitting down',
    url: `${RESET}week-1/`,
    thumbnail: 'a-case-for-breakfast',
  },
  {
    title: 'Week 2',
    subtitle: 'An earlier evening',
    url: `${RESET}week-2/`,
    thumbnail: 'the-last-hour-of-the-day',
  },
  {
    title: 'Week 3',
    subtitle: 'Twenty minutes in the middle of the day',
    url: `${RESET}week-3/`,
    thumbnail: 'twenty-minutes-at-noon',
  },
  {
    title: 'Week 4',
    subtitle: 'More plants, in more colors',
    url: `${RESET}week-4/`,
    thumbnail: 'why-we-count-colors',
  },
  {
    title: 'Week 5',
    subtitle: 'Eating with other people, and still enjoying it',
    url: `${RESET}week-5/`,
    thumbnail: 'eating-with-other-people',
  },
  {
    title: 'Week 6',
    subtitle: 'What stays',
    url: `${RESET}week-6/`,
    thumbnail: 'a-kitchen-that-helps',
  },
  {
    title: 'Keep going',
    subtitle: 'Recipes, movement and rest for the months after',
    url: '/the-ebs-method/keep-going/',
    thumbnail: 'spring-week-1',
  },
] as const

export type StepUrl = (typeof STEPS)[number]['url']

/**
 * Links to the step before and the step after. They are typed, since by their addresses the lifestyle guides would
 * come between the introduction and week 1, and week 6 would be the last.
 * @param url of the page that shows them
 */
export function stepsAt(url: StepUrl): DemoBlockOf<'stepsNavigation'> {
  const at = STEPS.findIndex((step) => step.url === url)
  return { blockType: 'stepsNavigation', source: 'typed', previous: STEPS[at - 1], next: STEPS[at + 1] }
}
