import { demoAdvices } from '../advices'
import { openAdvices } from '../opened'
import type { DemoPage } from '../page'
import { demoTopics } from '../topics'
import { closingCall } from './closing-call'
import { newestRow } from './newest-row'

const questions: DemoPage = {
  path: '/faqs',
  title: 'Questions',
  slug: 'faqs',
  requiredPlan: 'none',
  seo: {
    description:
      'Answers about memberships, recipes, allergies, movement levels, billing, the community and your data, in plain words.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-questions',
      light: 'morning',
      subtitle: 'What people ask us',
      title: 'Questions and answers',
      neutralTitle: 'Questions and answers',
      textContent: 'And what we answer, as shortly as it can be done.',
    },
    {
      blockType: 'allFaqs',
      title: 'All questions',
      faqsPerPage: 12,
      searchPlaceholder: 'Search FAQs...',
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Not among them',
      leftHtml: `<p>Then ask. Write to <a href="mailto:hello@example.com">hello@example.com</a> and say what you were trying to do. A person answers, as a rule within two working days, on Mondays with more coffee.</p>`,
      rightHtml: `<p>Questions about an illness, a medicine or a pregnancy are for your doctor. We do not answer those, also when we have an opinion. Our <a href="/expert-advice/">pages of advice</a> can help you to prepare the visit.</p>`,
    },
    closingCall({
      image: 'hero-introduction',
      light: 'noon',
      title: 'Quicker than asking',
      text: 'Look around inside. A free account takes a name and an email address, has no end date, and you can delete it yourself.',
    }),
  ],
}

/** A card that leads to the advice under one topic, a slug of demo/topics.ts. */
function topic(slug: string, text: string, image: string) {
  const count = demoAdvices.filter(({ topics }) => topics.includes(slug)).length
  return {
    title: demoTopics.find((one) => one.slug === slug)?.title ?? slug,
    text,
    url: `/expert-advices/#category=${slug}`,
    count: count === 1 ? '1 page' : `${count} pages`,
    image,
  }
}

const expertAdvice: DemoPage = {
  path: '/expert-advice/',
  title: 'Expert advice',
  slug: 'expert-advice',
  requiredPlan: 'none',
  seo: {
    description:
      'Everyday advice on the belly, sleep, stress, joints, skin and menopause: what people often find helps, and when to see a doctor.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-experts',
      light: 'morning',
      subtitle: 'When something is not quite right',
      title: 'Expert advice',
      neutralTitle: 'Expert advice',
      textContent:
        'Written by our editors, read by Dr. Oona Kessler and dietitian Priya Ramanathan. First of all, when to see a doctor.',
    },
    {
      blockType: 'categoryGrid',
      title: 'By part of the body',
      light: 'morning',
      cards: [
        topic('belly', 'Before, during and after a meal.', 'a-pot-of-beans'),
        topic('sleep-and-strain', 'Nights that are short, and days that are long.', 'the-bedroom-dark-cool-and-dull'),
        topic('joints-and-muscles', 'Backs, knees and hands in the morning.', 'the-easy-day'),
        topic('head-and-nerves', 'What a head asks for before a tablet.', 'water-through-the-day'),
        topic('heart-and-blood', 'A number worth knowing, and a walk.', 'sunday-walk-along-the-canal'),
        topic('hormones', 'The years in which the thermostat goes.', 'advice-hormones'),
        topic('skin', 'When it itches, and what it may not like.', 'advice-skin'),
        {
          title: 'All of them',
          text: 'With a search, if you know its name.',
          url: '/expert-advices/',
          count: `${demoAdvices.length} pages`,
          image: 'hero-all-advice',
        },
      ],
    },
    {
      blockType: 'postsGrid',
      title: 'Lately written or looked through',
      postType: 'expertAdvices',
      ...newestRow(3),
    },
    {
      blockType: 'richColumns',
      variant: 'framed',
      light: 'morning',
      title: 'How to use these pages',
      leftHtml: `<p>Every page begins with the signs that belong in a doctor's office. Read that part first, even if you only came for the recipe. The rest is about habits: what to eat, when to move, how to end the day.</p>
<p>Habits can make a condition easier to live with. They do not make it go away, and they do not replace what has been prescribed to you.</p>`,
      rightHtml: `<h3>Bring to the appointment</h3>
<ul>
<li>What it is, since when, and how often</li>
<li>What makes it better or worse</li>
<li>Everything that you take, herbs and vitamins included</li>
<li>The one question that you want answered</li>
</ul>`,
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Who writes this',
      leftHtml: `<p>Edie Hallam and our editors write, and they are not physicians. Dr. Oona Kessler and Priya Ramanathan, a dietitian, read each page before you do; like all people of this demo, both are invented. For days when nothing is wrong there is <a href="/advice/">a page of small places to start</a>. Where opinions differ we say so, and where we do not know we leave it out. Pages are looked through again every year.</p>`,
      rightHtml: `<p>Found a mistake? <a href="mailto:hello@example.com">Tell us</a>, please. If it is urgent and about your health, close this page and call your doctor or your emergency number.</p>`,
    },
    closingCall({
      image: 'hero-advice',
      light: 'morning',
      title: 'Read on where it concerns you',
      text: `A free account opens ${openAdvices('free')} of our ${demoAdvices.length} pages of advice, and keeps the ones you want to take to your doctor.`,
    }),
  ],
}

export const helpPages: DemoPage[] = [questions, expertAdvice]
