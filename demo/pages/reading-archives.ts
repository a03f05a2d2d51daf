import { demoAdvices } from '../advices'
import { openAdvices } from '../opened'
import type { DemoPage } from '../page'
import { closingCall } from './closing-call'

/** The address where every advice lies; the landing page is /expert-advice/. */
const advices: DemoPage = {
  path: '/expert-advices/',
  title: 'All expert advice',
  slug: 'expert-advices',
  requiredPlan: 'none',
  seo: {
    description: 'Every page of advice in one place, by topic: belly, head, sleep, joints, heart, hormones and skin.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-all-advice',
      light: 'morning',
      subtitle: 'By topic',
      title: 'All expert advice',
      neutralTitle: 'All expert advice',
      textContent:
        'Read by Dr. Oona Kessler and dietitian Priya Ramanathan. Each page begins with the signs that want a doctor.',
    },
    {
      blockType: 'postsGrid',
      title: 'Find your page',
      postType: 'expertAdvices',
      searchPlaceholder: 'Search advice...',
      showLetters: false,
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Not here yet',
      leftHtml: `<p>There are more ailments than pages. If yours is missing, it is not because it is rare or small. We write about what we can do carefully, one page at a time, and <a href="mailto:hello@example.com">your letter</a> decides what comes next.</p>`,
      rightHtml: `<p>How to use these pages, and who writes them, is told on <a href="/expert-advice/">the first page of advice</a>. If something is urgent, close all of them and call your doctor or your emergency number.</p>`,
    },
    closingCall({
      image: 'hero-advice',
      light: 'morning',
      title: 'Read on where it concerns you',
      text: `A free account opens ${openAdvices('free')} of our ${demoAdvices.length} pages of advice, and keeps the ones you want to take to your doctor.`,
    }),
  ],
}

const yaldaLoves: DemoPage = {
  path: '/yalda-loves/',
  title: 'Yalda loves',
  slug: 'yalda-loves',
  requiredPlan: 'none',
  seo: {
    description:
      'A short list of things for the kitchen, for moving and for the evening that have stood on our own shelves for years.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-yalda-loves',
      light: 'morning',
      subtitle: 'Things that stayed',
      title: 'Products Yalda loves',
      neutralTitle: 'Products Yalda loves',
      textContent: 'A short list, on purpose. Each has been in use for a year at least, and most have a dent.',
    },
    {
      blockType: 'postsGrid',
      title: 'On our shelves',
      postType: 'yaldaLovesProducts',
      searchPlaceholder: 'Search products...',
      showLetters: false,
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'How things get here',
      leftHtml: `<p>Someone brings a thing along. It goes into the kitchen, or onto the mat, and no one says anything about it for a year. If it is still being reached for, it is written up. Most things are not. There is a cupboard for those.</p>
<p>You need none of it. Everything on this site can be cooked with the pan that you have.</p>`,
      rightHtml: `<h3>Who pays whom</h3>
<ul>
<li>We buy what we write about, at the price in the store</li>
<li>Makers do not pay to be here, and cannot ask to be</li>
<li>We earn nothing from the links</li>
<li>When a thing gets worse, it goes</li>
</ul>`,
    },
  ],
}

/** Pages that list one type of content. */
export const archivePages: readonly DemoPage[] = [advices, yaldaLoves]
