import type { DemoPartner } from './item'

/** Whom we write, cook and talk with. */
export const demoPartners: readonly DemoPartner[] = [
  {
    slug: 'orchard-radio',
    title: 'Orchard Radio',
    summary: 'A station run by listeners, between the hills and the coast. We cook on its morning show once a month.',
    url: 'https://example.com/orchard-radio',
  },
  {
    slug: 'slow-monday',
    title: 'Slow Monday',
    summary: 'A letter that comes out once a week and takes its time. It prints our recipe of the season.',
    url: 'https://example.com/slow-monday',
  },
  {
    slug: 'lantern',
    title: 'Lantern',
    summary: 'A magazine about evenings. We wrote its page on lamps, and it lent us two of them.',
    url: 'https://example.com/lantern',
  },
  {
    slug: 'northlight',
    title: 'Northlight',
    summary: 'Drawings and essays on how things are made. It looked over our pages before anyone else saw them.',
    url: 'https://example.com/northlight',
  },
  {
    slug: 'tide-and-table',
    title: 'Tide and Table',
    summary: 'A cooperative of small boats and the people who cook what they bring. Our fish comes from its list.',
    url: 'https://example.com/tide-and-table',
  },
  {
    slug: 'common-ground',
    title: 'Common Ground',
    summary:
      'Community halls in eleven towns. Our classes are shown there at noon, with chairs for those who want one.',
    url: 'https://example.com/common-ground',
  },
]
