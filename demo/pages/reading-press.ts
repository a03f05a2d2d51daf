import type { DemoPage } from '../page'

const press: DemoPage = {
  path: '/press/',
  title: 'Press',
  slug: 'press',
  requiredPlan: 'none',
  seo: {
    description:
      'What papers, magazines and a radio station have written and said about us, and how to reach someone with a question.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-press',
      subtitle: 'What others wrote',
      title: 'Press',
      neutralTitle: 'Press',
      textContent: 'Kind things, mostly, and one remark about the beets that we have taken to heart.',
    },
    {
      blockType: 'relatedPress',
      title: 'Read and heard',
      method: 'Automatic',
      numberOfItems: null,
    },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'morning',
      title: 'If you write about us',
      leftHtml: `<p>Write to <a href="mailto:hello@example.com">hello@example.com</a> with the word <em>press</em> in front, and say by when you need an answer. You will get a person, as a rule on the same day. We are glad to cook for photographs.</p>`,
      rightHtml: `<h3>Good to know</h3>
<ul>
<li>We give no medical advice, also not in interviews</li>
<li>We publish no figures of weight, our own or anyone's</li>
<li>Members talk to the press if they want to, and we do not ask them to</li>
<li>Whom we work with is told on <a href="/partners/">the page of partners</a></li>
</ul>`,
    },
    {
      blockType: 'mediaPartners',
      title: 'Whom we work with',
      method: 'Automatic',
      seeAllLink: { title: 'All partners', url: '/partners/' },
    },
    { blockType: 'section', section: 'take-a-chair' },
  ],
}

const partners: DemoPage = {
  path: '/partners/',
  title: 'Partners',
  slug: 'partners',
  requiredPlan: 'none',
  seo: {
    description:
      'The radio station, the magazines, the boats and the community halls that we write, cook and talk with, and what each of us does.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-partners',
      light: 'noon',
      subtitle: 'In good company',
      title: 'Partners',
      neutralTitle: 'Partners',
      textContent:
        'Six neighbors with whom we share a stove, a microphone or a noticeboard, and what members have of it.',
    },
    { blockType: 'mediaPartners', title: 'Whom we work with', method: 'Automatic' },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'noon',
      title: 'What a partner is',
      leftHtml: `<p>Someone with whom we make something that neither of us could make alone. No partner decides what is written here, and none is paid by the click. Where money changes hands, as with the fish, it goes for the fish.</p>`,
      rightHtml: `<p>If you think that we would get along, <a href="mailto:hello@example.com">write to us</a>. What partners have said about us in public stands on <a href="/press/">the page of press</a>.</p>`,
    },
    { blockType: 'section', section: 'take-a-chair' },
  ],
}

/** What others say, and whom we work with. */
export const pressPages: readonly DemoPage[] = [press, partners]
