import type { DemoPartner } from './item'

/** Whom we write, cook and talk with. */
export const demoPartners: readonly DemoPartner[] = [
  {
    slug: 'orchard-radio',
    title: 'Orchard Radio',
    summary: 'A station run by its listeners. We cook on air once a month, and members send in the dish.',
    url: 'https://example.com/orchard-radio',
  },
  {
    slug: 'slow-monday',
    title: 'Slow Monday',
    summary: 'A weekly letter that takes its time. It prints our recipe of the season, which members cook first.',
    url: 'https://example.com/slow-monday',
  },
  {
    slug: 'lantern',
    title: 'Lantern',
    summary: 'A magazine about evenings. We wrote its page on lamps, and members get the winter issue.',
    url: 'https://example.com/lantern',
  },
  {
    slug: 'northlight',
    title: 'Northlight',
    summary: 'Essays on how things are made. It tries our pages first, so that members meet fewer mistakes.',
    url: 'https://example.com/northlight',
  },
  {
    slug: 'tide-and-table',
    title: 'Tide and Table',
    summary: 'Small boats, and people who cook what they bring home. Members order from the list that we buy from.',
    url: 'https://example.com/tide-and-table',
  },
  {
    slug: 'common-ground',
    title: 'Common Ground',
    summary: 'Community halls in eleven towns. Our classes run there at noon, with chairs, and members come in free.',
    url: 'https://example.com/common-ground',
  },
]
