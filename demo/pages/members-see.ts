import type { DemoBlockOf } from '../page'

/**
 * An invitation for visitors, who do not get the accordion of a week.
 * @param what of the week members see, as the subject of a sentence
 */
export const membersSee = (what: string): DemoBlockOf<'backgroundCta'> => ({
  blockType: 'backgroundCta',
  visibleTo: ['visitor'],
  width: 'boxed',
  light: 'noon',
  title: 'More of this week',
  text: `${what} can be read with a free account. You can also mark the week as done and keep recipes as favorites.`,
  button: { title: 'Compare the memberships', url: '/memberships', target: '_self' },
})
