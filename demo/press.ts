import type { DemoPressItem } from './item'

/** What others wrote, newest first. */
export const demoPress: readonly DemoPressItem[] = [
  {
    slug: 'six-weeks-at-walking-pace',
    title: 'Six weeks at walking pace',
    outlet: 'The Harbor Courier',
    language: 'en',
    excerpt:
      'Our reporter, who owns neither a mat nor a blender, followed the program for six weeks. He kept the breakfasts, gave up on the beets and still goes for a walk after supper.',
    url: 'https://example.com/harbor-courier/six-weeks-at-walking-pace',
    publishedDaysAgo: 17,
  },
  {
    slug: 'a-cookbook-without-a-villain',
    title: 'A cookbook without a villain',
    outlet: 'Orchard Radio',
    language: 'en',
    excerpt:
      'Twenty minutes on the morning show about recipes that forbid nothing, why the kitchen tests everything three times, and a caller from the coast with a question about fennel.',
    url: 'https://example.com/orchard-radio/a-cookbook-without-a-villain',
    publishedDaysAgo: 43,
  },
  {
    slug: 'the-end-of-the-monday-diet',
    title: 'The end of the Monday diet',
    outlet: 'Slow Monday',
    language: 'en',
    excerpt:
      'Everything used to begin on a Monday and to be over by Wednesday. An essay on small changes, with a visit to a test kitchen in which the coffee was stronger than the rules.',
    url: 'https://example.com/slow-monday/the-end-of-the-monday-diet',
    publishedDaysAgo: 88,
  },
  {
    slug: 'moving-house-with-a-mat',
    title: 'Moving house with a mat',
    outlet: 'Common Ground',
    language: 'en',
    excerpt:
      'Three neighbors, one stairwell, twenty minutes at noon. How a group in an apartment building came to exercise together on the landing, and what the cat made of it.',
    url: 'https://example.com/common-ground/moving-house-with-a-mat',
    publishedDaysAgo: 131,
  },
  {
    slug: 'what-a-gentle-website-looks-like',
    title: 'What a gentle website looks like',
    outlet: 'Northlight',
    language: 'en',
    excerpt:
      'No countdown, no streak, no red badge. A designer looks at a site that lets you leave, and asks what the rest of the web could take over from it.',
    url: 'https://example.com/northlight/what-a-gentle-website-looks-like',
    publishedDaysAgo: 176,
  },
  {
    slug: 'the-quiet-half-hour',
    title: 'La demi-heure tranquille',
    outlet: 'La Lanterne',
    language: 'fr',
    excerpt:
      'Dans une série sur les soirées, quatre personnes racontent ce qu’elles font entre la vaisselle et la nuit. L’une d’elles dirige une cuisine le jour et couche son téléphone dans l’entrée.',
    url: 'https://example.com/lantern/the-quiet-half-hour',
    publishedDaysAgo: 240,
  },
]
