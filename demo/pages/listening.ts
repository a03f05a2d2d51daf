import { inDays } from '../dates'
import { demoEvents } from '../events'
import { openEvents, openPodcasts, openRebootWeeks } from '../opened'
import type { DemoBlock, DemoPage } from '../page'
import { demoPodcasts } from '../podcasts'
import { demoRebootWeeks } from '../reboot'
import { closingCall } from './closing-call'

const liveClass: DemoBlock = {
  blockType: 'masterclassLive',
  title: 'Live: Strong after fifty',
  subtitle: 'Watch it here, and bring your questions. The replays stay.',
  // A Thursday evening, ahead of the next class.
  startsAt: inDays(1, 18, 4).toISOString(),
  masterclass: 'strong-after-fifty',
}

const masterclasses: DemoPage = {
  path: '/masterclasses',
  title: 'Masterclasses',
  slug: 'masterclasses',
  requiredPlan: 'none',
  seo: {
    description:
      'Classes with people who know one thing well: knives, feet, bread, bedrooms. Live now and then, and as replays for members.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-masterclasses',
      light: 'dusk',
      subtitle: 'An hour with someone who knows',
      title: 'Masterclasses',
      neutralTitle: 'Masterclasses',
      textContent: 'A cook, a baker, a lung doctor. They take questions.',
    },
    {
      blockType: 'videoGrid',
      title: 'The classes',
      itemSelection: 'Automatic',
      postType: ['masterclasses'],
      numberOfPosts: 24,
      featureFirstItem: true,
    },
    liveClass,
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'How a class works',
      leftHtml: `<p>Each class is held live, with questions, and some get a second evening. The replay comes a few days later, in parts of a quarter of an hour or so, and stays.</p>
<p>The next new one is <a href="/masterclasses/bread-by-hand/">Bread by hand</a>. Its date is among <a href="/events">all events</a>.</p>`,
      rightHtml: `<h3>About the recordings</h3>
<p>The teachers of this demo are invented, and so are their hours. A short drawn video opens each class, and the replays are examples without a recording behind them.</p>`,
    },
  ],
}

const podcasts: DemoPage = {
  path: '/podcasts',
  title: 'Podcast',
  slug: 'podcasts',
  requiredPlan: 'none',
  seo: {
    description:
      'Conversations about food, movement and rest, with a bus driver, a bean farmer and a man who walks eleven miles to work.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-podcasts',
      light: 'morning',
      subtitle: 'For the dishes and the long way home',
      title: 'Podcast',
      neutralTitle: 'Podcast',
      textContent: 'We ask people what they have for breakfast and how they sleep. They tell us more.',
    },
    {
      blockType: 'postsGrid',
      title: 'All episodes',
      postType: 'podcasts',
      searchPlaceholder: 'Search episodes...',
      showLetters: false,
    },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'morning',
      title: 'Who talks here',
      leftHtml: `<p>Seldom experts, and never about you. Our guests speak about their own kitchens and nights. Where a doctor or a dietitian is on the bench, we say so, and they say what they do not know.</p>`,
      rightHtml: `<p>${demoPodcasts.filter(({ requiredPlan }) => requiredPlan !== 'none').length} of our ${demoPodcasts.length} episodes are for members alone: the doctor’s lunch box, which a free account opens, the notebook of defeats, and the letters that arrive after midnight. <a href="/memberships">See the memberships</a>.</p>
<p>Prefer to read? There is <a href="/ebs-blog">the journal</a>.</p>`,
    },
    closingCall({
      image: 'hero-inspiration',
      light: 'morning',
      title: 'One more for the washing-up',
      text: `A free account opens ${openPodcasts('free')} of our ${demoPodcasts.length} episodes, the one with the doctor’s lunch box among them, and keeps those you want to hear again.`,
    }),
  ],
}

const events: DemoPage = {
  path: '/events',
  title: 'Events',
  slug: 'events',
  requiredPlan: 'none',
  seo: {
    description:
      'Walks, suppers, open kitchens and quiet mornings, in person and online. When they are, where they are, and how to book.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-events',
      light: 'dusk',
      subtitle: 'Come along',
      title: 'Events',
      neutralTitle: 'Events',
      textContent: 'A table, a path, a stove. Some of it in person, some of it wherever you are.',
    },
    {
      blockType: 'postsGrid',
      title: 'What is on',
      postType: 'events',
      searchPlaceholder: 'Search events...',
      showLetters: false,
    },
    {
      blockType: 'imageColumns',
      alignment: 'image_left',
      image: 'eating-with-other-people',
      light: 'dusk',
      title: 'Good to know',
      leftHtml: `<h3>Your place</h3>
<p>Booking is on the page of each event. If you have to cancel, tell us, and someone on the list gets your chair. Come alone if you like. Most people do.</p>`,
      rightHtml: `<h3>Tell us beforehand</h3>
<ul>
<li>If stairs or distance are difficult for you</li>
<li>If there is something that you must not eat</li>
<li>If you bring a child, or a dog</li>
</ul>
<p>A line to <a href="mailto:hello@example.com">hello@example.com</a> is enough.</p>`,
    },
    closingCall({
      image: 'hero-week-5',
      light: 'morning',
      title: 'There is a chair for you',
      text: `A free account opens ${openEvents('free')} of our ${demoEvents.length} events, the open kitchen among them. Come alone if you like. Most people do.`,
    }),
  ],
}

const reboot: DemoPage = {
  path: '/reboot-revive/',
  title: 'Reboot and revive',
  slug: 'reboot-revive',
  requiredPlan: 'none',
  seo: {
    description:
      'Two weeks for each season: one to begin again, one to go on. What to eat, how to move and when to stop, in four short parts.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-reboot',
      light: 'morning',
      subtitle: 'Two weeks for each season',
      title: 'Reboot and revive',
      neutralTitle: 'Reboot and revive',
      textContent:
        'Two weeks for each season: here are this season’s. The first is open to everyone. Start on any Monday.',
    },
    {
      blockType: 'postsGrid',
      title: 'The weeks',
      postType: 'rebootReviveWeeks',
      showSearch: false,
      showLetters: false,
    },
    {
      blockType: 'categoryGrid',
      title: 'What a week holds',
      light: 'noon',
      cards: [
        {
          title: 'Something to eat',
          text: 'One pot on Sunday, and what the season puts in it.',
          url: '/recipes',
          count: 'From the recipes',
          image: 'roast-pumpkin-soup-with-ginger',
        },
        {
          title: 'A way to move',
          text: 'A short class on three days, a walk on the others.',
          url: '/movements',
          count: 'From the movements',
          image: 'stairs-and-shopping',
        },
        {
          title: 'An hour to rest',
          text: 'The lamp low, the phone elsewhere, a light to breathe with.',
          url: '/meditations',
          count: 'From the meditations',
          image: 'a-lamp-in-the-window',
        },
        {
          title: 'A line on Sunday',
          text: 'What was good, what was hard, and what you keep.',
          url: '/ebs-blog',
          count: 'From the journal',
          image: 'hero-journal',
        },
      ],
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'For whom',
      leftHtml: `<p>For people who have done the <a href="/the-ebs-method/">six weeks</a> and would like a reminder four times a year, and for people who would like to try one week before six. Nothing has to be bought, and nothing is forbidden.</p>`,
      rightHtml: `<p>The first week of each season is open to everyone, without an account. The second comes with <a href="/memberships">a membership</a>, in fall with the free one. If you take medication, are pregnant or have an illness, show the week to your doctor before you begin.</p>`,
    },
    closingCall({
      image: 'hero-six-weeks',
      light: 'noon',
      title: 'Begin with this Monday',
      text: `A free account opens ${openRebootWeeks('free')} of our ${demoRebootWeeks.length} weeks and the whole six-week reset, one week after the other, as fast as you like.`,
    }),
  ],
}

/** Classes, episodes, events, and the weeks of the seasons. */
export const listeningPages: readonly DemoPage[] = [masterclasses, podcasts, events, reboot]
