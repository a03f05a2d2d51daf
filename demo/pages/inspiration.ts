import { chosen, type DemoPage } from '../page'

/** What members pass on to each other. Visitors see neither the covers nor the videos of such a page, but what of it is open. */
export const inspirationPage: DemoPage = {
  path: '/inspirational-resources/',
  title: 'Inspirational resources',
  slug: 'inspirational-resources',
  requiredPlan: 'none',
  seo: {
    description:
      'What members read, hear and watch when they need a push or a pause: long reads, conversations and three short videos.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-inspiration',
      light: 'morning',
      subtitle: 'For a slow hour',
      title: 'Inspirational resources',
      neutralTitle: 'Inspirational resources',
      textContent: 'Old books that are free to read, and what members keep passing on to each other.',
    },
    {
      blockType: 'categoryGrid',
      title: 'From other people’s shelves',
      light: 'dusk',
      cards: [
        {
          title: 'Walking',
          text: 'An essay by Henry David Thoreau, for whoever says that there is no time for a walk.',
          url: 'https://www.gutenberg.org/ebooks/1022',
          count: 'Essay, 1862. An hour',
          image: 'a-walk-after-supper',
        },
        {
          title: 'Notes on Nursing',
          text: 'Florence Nightingale on air, light, noise and what a tired person can eat.',
          url: 'https://www.gutenberg.org/ebooks/17366',
          count: 'Book, 1859. Three evenings',
          image: 'the-bedroom-dark-cool-and-dull',
        },
        {
          title: 'Idle Thoughts of an Idle Fellow',
          text: 'Jerome K. Jerome on being idle, on eating and drinking, and on the weather.',
          url: 'https://www.gutenberg.org/ebooks/849',
          count: 'Essays, 1886. One a night',
          image: 'the-last-hour-of-the-day',
        },
        {
          title: 'The Physiology of Taste',
          text: 'Brillat-Savarin, a judge who ate slowly and wrote down why.',
          url: 'https://www.gutenberg.org/ebooks/5434',
          count: 'Book, 1825. In small helpings',
          image: 'eating-slowly',
        },
      ],
    },
    {
      blockType: 'relatedPosts',
      visibleTo: ['visitor'],
      subtitle:
        'These are open to everyone. With a free account you see the whole shelf, and three short videos to watch.',
      title: 'Eight to take along',
      displayMode: 'cards',
      method: 'Manual',
      posts: [
        ...chosen(
          'posts',
          'the-last-hour-of-the-day',
          'a-pot-of-beans',
          'twenty-minutes-at-noon',
          'a-walk-after-supper',
        ),
        ...chosen(
          'podcasts',
          'the-man-who-walks-to-work',
          'the-strength-of-grandmothers',
          'the-silence-between-two-trams',
          'nobody-sleeps-on-sunday',
        ),
      ],
      archiveLink: { title: 'Join for free', url: '/memberships' },
    },
    {
      blockType: 'coversGrid',
      subtitle: 'To read and to hear',
      title: 'Eight that stayed on the table',
      covers: [
        {
          title: '<a href="/podcasts/letters-after-midnight/">Letters after midnight</a>',
          thumbnail: 'letters-after-midnight',
        },
        {
          title: '<a href="/ebs-blog/the-last-hour-of-the-day/">The last hour of the day</a>',
          thumbnail: 'the-last-hour-of-the-day',
        },
        {
          title: '<a href="/podcasts/the-man-who-walks-to-work/">The man who walks to work</a>',
          thumbnail: 'the-man-who-walks-to-work',
        },
        { title: '<a href="/ebs-blog/a-pot-of-beans/">A pot of beans</a>', thumbnail: 'a-pot-of-beans' },
        {
          title: '<a href="/podcasts/the-strength-of-grandmothers/">The strength of grandmothers</a>',
          thumbnail: 'the-strength-of-grandmothers',
        },
        {
          title: '<a href="/ebs-blog/a-walk-after-supper/">A walk after supper</a>',
          thumbnail: 'a-walk-after-supper',
        },
        {
          title: '<a href="/podcasts/the-silence-between-two-trams/">The silence between two trams</a>',
          thumbnail: 'the-silence-between-two-trams',
        },
        { title: 'A notebook of your own, any will do', thumbnail: 'hero-journal' },
      ],
    },
    {
      blockType: 'videosGrid',
      subtitle: 'To watch',
      title: 'Two minutes each',
      videos: [
        { title: 'Long lines', tagLabel: 'To stretch', thumbnail: 'long-lines', databaseId: 'long-lines' },
        {
          title: 'The long way out',
          tagLabel: 'To breathe',
          thumbnail: 'the-long-way-out',
          databaseId: 'the-long-way-out',
        },
        { title: 'Floor first', tagLabel: 'To begin', thumbnail: 'floor-first', databaseId: 'floor-first' },
      ],
    },
    {
      blockType: 'imageColumns',
      alignment: 'image_left',
      image: 'pillar-rest',
      light: 'dusk',
      title: 'How to use this shelf',
      leftHtml: `<h3>Take one</h3>
<p>Choose by the hour you have and not by what would be good for you. A walk is long enough for a conversation, a bath for a chapter, a cup of tea for a page.</p>`,
      rightHtml: `<h3>Pass it on</h3>
<p>If something here did you good, tell us what it was and when you read it. The shelf is short, so one thing leaves when another comes. <a href="/memberships">With a free membership</a> you see all of it.</p>`,
    },
    { blockType: 'section', section: 'take-a-chair' },
  ],
}
