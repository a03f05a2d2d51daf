import type { DemoPartner } from './item'

/** Whom we write, cook and talk with. */
export const demoPartners: readonly DemoPartner[] = [
  {
    slug: 'orchard-radio',
    title: 'Orchard Radio',
    summary: 'A station run by its listeners, between hills and coast. We cook on air once a month.',
    url: 'https://example.com/orchard-radio',
  },
  {
    slug: 'slow-monday',
    title: 'Slow Monday',
    summary: 'A letter that comes once a week and takes its time. It prints our recipe of the season.',
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
    summary: 'Drawings and essays on how things are made. It saw our pages before anyone else did.',
    url: 'https://example.com/northlight',
  },
  {
    slug: 'tide-and-table',
    title: 'Tide and Table',
    summary: 'Small boats, and people who cook what they bring home. Our fish comes from its list.',
    url: 'https://example.com/tide-and-table',
  },
  {
    slug: 'common-ground',
    title: 'Common Ground',
    summary: 'Community halls in eleven towns. Our classes are shown there at noon, with chairs.',
    url: 'https://example.com/common-ground',
  },
]
