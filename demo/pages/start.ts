import type { DemoPage } from '../page'
import { APP_STORE, GOOGLE_PLAY } from '../shell'
import { newestRow } from './newest-row'
import { newsletter } from './newsletter'

const newHere: DemoPage = {
  path: '/new/',
  title: 'New here',
  slug: 'new',
  requiredPlan: 'none',
  seo: {
    description:
      'Four ways to start with eat, burn, sleep: cook something tonight, move for two minutes, sleep better, or begin the six weeks.',
  },
  blocks: [
    {
      blockType: 'heroGrid',
      backgroundImage: 'hero-home',
      light: 'morning',
      welcomeText: 'Welcome. Where would you like to start?',
      sections: [
        {
          subtitle: 'Morning',
          title: 'Cook something',
          description: 'Choose a recipe by course, time or diet. Most are open to everyone and ready in half an hour.',
          cta: { title: 'See the recipes', url: '/recipes', target: '_self' },
        },
        {
          subtitle: 'Noon',
          tagLabel: 'Two minutes',
          title: 'Move a little',
          description: 'One short video, one chair. No change of clothes needed.',
          cta: { title: 'Play the video', url: '/movements/two-minutes-and-a-chair/', target: '_self' },
        },
        {
          subtitle: 'Evening',
          title: 'Sleep better',
          description: 'What to do in the last hour of the day, and what to leave for tomorrow.',
          cta: { title: 'Read the article', url: '/ebs-blog/the-last-hour-of-the-day/', target: '_self' },
        },
        {
          subtitle: 'The method',
          title: 'Begin the six weeks',
          description: 'One change a week, with recipes, movement and a short practice for each.',
          cta: { title: 'Open week 1', url: '/the-ebs-method/6wr/week-1/', target: '_self' },
        },
      ],
    },
    {
      blockType: 'richColumns',
      variant: 'framed',
      light: 'morning',
      title: 'Your first evening',
      leftHtml: `<p>You don't have to plan anything. Pick a supper for tonight, put the phone in another room an hour before bed, and set the table for breakfast.</p>
<p>Tomorrow, see how you feel at eleven in the morning. If you like the difference, do it again. The <a href="/the-ebs-method/">six weeks</a> build on exactly that.</p>`,
      rightHtml: `<h3>Three easy suppers</h3>
<ul>
<li><a href="/recipes/red-lentil-and-carrot-soup/">Red lentil and carrot soup</a></li>
<li><a href="/recipes/salmon-peas-and-new-potatoes/">Salmon, peas and new potatoes</a></li>
<li><a href="/recipes/chickpea-pancake-with-tomatoes-and-basil/">Chickpea pancake with tomatoes and basil</a></li>
</ul>`,
    },
    {
      blockType: 'imageColumns',
      alignment: 'image_right',
      image: 'a-kitchen-that-helps',
      light: 'morning',
      title: 'How we work',
      leftHtml: `<h3>In the kitchen</h3>
<p>A recipe is cooked by one of us, then by another who has only the page, then by someone at home with a stove that runs hot. What all three managed is printed.</p>`,
      rightHtml: `<h3>On the mat</h3>
<p>A class is tried in socks, in a small room, beside a chair. If a step needs a mirror to be understood, we draw it again.</p>`,
    },
    { blockType: 'postsGrid', title: 'New in the journal', postType: 'posts', ...newestRow(3) },
    {
      blockType: 'relatedFaqs',
      title: 'Good to know',
      faqs: ['what-is-free', 'is-there-an-app', 'how-does-the-six-week-reset-work', 'do-i-need-equipment'],
    },
    newsletter,
  ],
}

const journey: DemoPage = {
  path: '/your-ebs-journey/',
  title: 'Your EBS journey',
  slug: 'your-ebs-journey',
  requiredPlan: 'none',
  seo: {
    description:
      'From your first recipe to the months after the six-week reset: what each stage looks like, and where to go next.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-journey',
      light: 'noon',
      subtitle: 'From the first recipe to a habit',
      title: 'Your EBS journey',
      neutralTitle: 'Your EBS journey',
      textContent: 'Four stages. Start at any of them, and stay as long as you like.',
      cta: { title: 'New here? Start here', url: '/new/' },
    },
    {
      blockType: 'cardAccordion',
      title: 'The stages',
      cards: [
        {
          title: 'Look around',
          contentHtml:
            '<p>Cook two or three recipes, try one short session on the mat, and read an article. You need no account for this.</p>',
          image: 'lemon-and-soft-herb-bowl',
          button: { title: 'See the recipes', url: '/recipes', target: '_self' },
        },
        {
          title: 'Make it yours',
          contentHtml:
            '<p>With a free account you keep favorites, write notes on recipes, build shopping lists and pick up videos where you stopped.</p>',
          image: 'shopping-once-a-week',
          button: { title: 'Compare the memberships', url: '/memberships', target: '_self' },
        },
        {
          title: 'Six weeks',
          contentHtml:
            '<p>One change a week: breakfast, the evening, noon, plants, company, and what you want to keep. Choose a Monday that suits you.</p>',
          image: 'an-evening-in-order',
          button: { title: 'How the method works', url: '/the-ebs-method/', target: '_self' },
        },
        {
          title: 'Keep going',
          contentHtml:
            '<p>New recipes each season, a weekly schedule at three levels, masterclasses and events. Two reboot weeks a season bring you back when life got in the way.</p>',
          image: 'spring-week-1',
          button: { title: 'How to keep going', url: '/the-ebs-method/keep-going/', target: '_self' },
        },
      ],
    },
    {
      blockType: 'richColumns',
      variant: 'reversed',
      light: 'dusk',
      title: 'How long does it take?',
      leftHtml: `<h3>In short</h3>
<ul>
<li>First recipe: tonight</li>
<li>First week: seven breakfasts</li>
<li>The reset: six weeks, or more</li>
</ul>`,
      rightHtml: `<p>Most members tell us that breakfast and the evening were easier within two weeks, and that movement took longer. Everyone is different, and a slow start says nothing about how it goes on.</p>
<p>If you are pregnant, have a condition or take medication, show the plan to your doctor before you start. <a href="/expert-advice/">Our advice pages</a> help you prepare that visit.</p>`,
    },
    {
      blockType: 'testimonialsGrid',
      title: 'Members at different stages',
      subtitle: 'A beginner, a year in, and everything between',
      selection: 'Manual',
      testimonials: ['no-mirrors', 'beginner-and-staying-there', 'i-kept-two-of-the-six'],
    },
    {
      blockType: 'textImageVideo',
      light: 'morning',
      title: 'Thank you for reading this far',
      textHtml: `<p>You have earned two minutes. Push the chair back, press play, and do what the drawing does. No change of clothes, no mat, and the coffee stays warm.</p>
<p>If it was pleasant, do it again tomorrow at the same hour. That is the whole beginning.</p>`,
      cta: { title: 'More classes like this', url: '/movements', target: '_self' },
      image: 'two-minutes-and-a-chair',
      videoTitle: 'Two minutes and a chair',
      databaseId: 'two-minutes-and-a-chair',
    },
    {
      blockType: 'app',
      light: 'noon',
      title: 'Take it along',
      text: 'Your recipes, your week and your shopping list, on the phone that you carry to the store anyway. The website does the same, if you would rather not have one more app.',
      appStoreUrl: APP_STORE,
      googlePlayUrl: GOOGLE_PLAY,
      image: 'shopping-once-a-week',
    },
  ],
}

/** Where new readers start, and what may follow. */
export const startPages: readonly DemoPage[] = [newHere, journey]
