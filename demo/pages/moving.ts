import { demoMeditations } from '../meditations'
import { demoMovements } from '../movements'
import { openMeditations, openMovements } from '../opened'
import type { DemoPage } from '../page'
import { closingCall } from './closing-call'

const movements: DemoPage = {
  path: '/movements',
  title: 'Movements',
  slug: 'movements',
  requiredPlan: 'none',
  seo: {
    description:
      'Short movement sessions at three levels, each with a video and a guide: what to set up, how to breathe, and what to leave out.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-movements',
      light: 'noon',
      subtitle: 'A wall, a towel, a bit of floor',
      title: 'Movement',
      neutralTitle: 'Movement',
      textContent: 'From two minutes to twenty, at three levels. The level belongs to the day.',
    },
    {
      blockType: 'postsGrid',
      title: 'All sessions',
      postType: 'movementGuides',
      searchPlaceholder: 'Search...',
      showLetters: false,
    },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'noon',
      title: 'How a session works',
      leftHtml: `<p>Each video is one round of about two minutes. The guide below it says how many times to play it, what to set up, and how to breathe. Watch one round before you join in.</p>
<p>Not sure where to begin? <a href="/movements/two-minutes-and-a-chair/">Two minutes and a chair</a> is for everyone. Members find seven sessions for the week under <a href="/member/this-week/">This week</a>.</p>`,
      rightHtml: `<h3>Before you start</h3>
<ul>
<li>Ask your doctor first if you have been told not to exercise, or if you are pregnant or recovering</li>
<li>Stop when something hurts sharply, or when you feel faint</li>
<li>Out of breath is fine. Out of sentences is too fast</li>
<li>Leave out whatever the guide says you may leave out</li>
</ul>`,
    },
    {
      blockType: 'relatedFaqs',
      title: 'Before you roll out the mat',
      faqs: ['which-level-should-i-choose', 'do-i-need-equipment', 'i-have-an-injury-or-a-condition-can-i-join'],
    },
    closingCall({
      image: 'hero-week-3',
      light: 'noon',
      title: 'A session for the day you have',
      text: `A free account opens ${openMovements('free')} of our ${demoMovements.length} sessions, has seven planned for each week, and remembers where you stopped.`,
    }),
  ],
}

const meditations: DemoPage = {
  path: '/meditations',
  title: 'Meditations',
  slug: 'meditations',
  requiredPlan: 'none',
  seo: {
    description:
      'Guided meditations with a light to breathe with: two minutes before a meal, eight for the body, ten before sleep.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-meditations',
      light: 'dusk',
      subtitle: 'A light to breathe with',
      title: 'Meditations',
      neutralTitle: 'Meditations',
      textContent: `${demoMeditations.length} meditations, from two minutes to ten. A light grows and sinks, and you go along for as long as you like.`,
    },
    {
      blockType: 'videoGrid',
      title: 'Sit down anywhere',
      itemSelection: 'Automatic',
      postType: ['guidedMeditations'],
      numberOfPosts: 24,
      featureFirstItem: true,
    },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'dusk',
      title: 'How to begin',
      leftHtml: `<p>Take <a href="/meditations/the-long-way-out/">the long way out</a> first. It has nothing to hold and takes just over a minute. If you like it, do it at the same time tomorrow. If you do not, look out of the window for as long: that is a meditation too.</p>`,
      rightHtml: `<p>The videos have no sound, so that you can hear where you are. Once you know the rhythm, close your eyes.</p>
<p>If breathing by a count makes you uneasy, leave it. If the unease stays, talk to your doctor. More about stress stands <a href="/expert-advices/stress/">on its own page</a>.</p>`,
    },
    closingCall({
      image: 'hero-week-2',
      light: 'dusk',
      title: 'Keep the one that works',
      text: `A free account opens ${openMeditations('free')} of our ${demoMeditations.length} meditations. Heart the one that suits your evening, and it waits on your dashboard.`,
    }),
  ],
}

/** What one does on the mat and on the cushion. */
export const movingPages: readonly DemoPage[] = [movements, meditations]
