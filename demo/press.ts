import type { DemoPressItem } from './item'

/** What others wrote, newest first. */
export const demoPress: readonly DemoPressItem[] = [
  {
    slug: 'six-weeks-at-walking-pace',
    title: 'Six weeks at walking pace',
    outlet: 'the-harbor-courier',
    language: 'en',
    excerpt:
      '“I kept the breakfast and the walk. The beets were not for me.” Six weeks of a reporter who had never owned a yoga mat.',
    url: 'https://example.com/harbor-courier/six-weeks-at-walking-pace',
    publishedDaysAgo: 17,
  },
  {
    slug: 'a-cookbook-without-a-villain',
    title: 'A cookbook without a villain',
    outlet: 'orchard-radio',
    language: 'en',
    excerpt:
      'On the morning show: the kitchen that bans nothing, three rounds of tasting for one soup, and what on earth to do with that fennel. Then your calls. Margaret in line two has views on fennel.',
    url: 'https://example.com/orchard-radio/a-cookbook-without-a-villain',
    publishedDaysAgo: 43,
  },
  {
    slug: 'the-end-of-the-monday-diet',
    title: 'The end of the Monday diet',
    outlet: 'slow-monday',
    language: 'en',
    excerpt:
      'Most diets start on Monday and end by Wednesday. What happens if you change one small habit a week instead? A long visit, with bread, to the people who have built a program around that question and are in no hurry to answer it.',
    url: 'https://example.com/slow-monday/the-end-of-the-monday-diet',
    publishedDaysAgo: 88,
  },
  {
    slug: 'moving-house-with-a-mat',
    title: 'Moving house with a mat',
    outlet: 'common-ground',
    language: 'en',
    excerpt: 'Three neighbors. One stairwell. Twenty minutes at noon. A photo story, with cat.',
    url: 'https://example.com/common-ground/moving-house-with-a-mat',
    publishedDaysAgo: 131,
  },
  {
    slug: 'what-a-gentle-website-looks-like',
    title: 'What a gentle website looks like',
    outlet: 'northlight',
    language: 'en',
    excerpt:
      'We wanted to dislike it. Wellness sites nag, count down and guilt-trip, and this one sells memberships like the rest. It does so without a single countdown timer. A teardown of five design decisions, three of which we would copy and one of which we would not.',
    url: 'https://example.com/northlight/what-a-gentle-website-looks-like',
    publishedDaysAgo: 176,
  },
  {
    slug: 'the-quiet-half-hour',
    title: 'La demi-heure tranquille',
    outlet: 'la-lanterne',
    language: 'fr',
    excerpt:
      'Notre série sur les soirées : quatre lecteurs racontent ce qu’ils font entre la vaisselle et le coucher. Parmi eux, une cheffe qui laisse son téléphone dans l’entrée dès vingt et une heures.',
    url: 'https://example.com/lantern/the-quiet-half-hour',
    publishedDaysAgo: 240,
  },
]
