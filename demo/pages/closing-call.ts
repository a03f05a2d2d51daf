import type { DemoBlockOf } from '../page'

type Call = Required<Pick<DemoBlockOf<'backgroundCta'>, 'title' | 'text' | 'light'>> & {
  /** Name of a picture in demo/media/pictures whose things stand in its right half: the words are on the left one. */
  image: string
}

/** How a list ends for people without an account: with what its readers get with a free one. */
export const closingCall = ({ image, light, text, title }: Call): DemoBlockOf<'backgroundCta'> => ({
  blockType: 'backgroundCta',
  visibleTo: ['visitor'],
  width: 'boxed',
  backgroundImage: image,
  subtitle: 'Trusted by 5,000+ happy members',
  title,
  text,
  button: { title: 'Join for free', url: '/memberships/#join', target: '_self' },
  actionBar: { title: 'Compare the memberships', url: '/memberships/', target: '_self' },
  light,
})
