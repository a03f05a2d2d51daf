import type { DemoPage } from '../page'
import { newsletter } from './newsletter'

/** The home page is one day: food in the morning, movement at noon, rest at dusk. */
export const homePage: DemoPage = {
  path: '/',
  title: 'Home',
  slug: '',
  requiredPlan: 'none',
  seo: {
    description:
      'Recipes for the morning, movement for noon, and quiet for the evening. A day in good order, at a pace you can keep.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-home',
      subtitle: 'Eat, burn, sleep',
      title: 'Begin where the light is, {firstName}',
      neutralTitle: 'Begin where the light is',
      textContent:
        'Something good to eat, a reason to get up from the chair, and an evening that knows when to stop. Take one, or all three.',
      cta: { title: 'See the recipes', url: '/recipes' },
      topBannerLink: { url: '/the-ebs-method/', title: 'Six weeks, one small change at a time', target: '_self' },
    },
    {
      blockType: 'richColumns',
      variant: 'morning',
      title: 'Morning is for the kitchen',
      left: `<p>Nobody decides anything well before breakfast. So we decided a few things for you: oats that are worth the saucepan, eggs with something green, a glass for the days when you are already late.</p>
<p>The rest of the day's cooking follows the same idea. Whole food, short lists, and steps that say what to look for rather than what to believe.</p>
<p><a href="/recipes">Open the kitchen</a></p>`,
      right: `<h3>Three to start with</h3>
<ul>
<li><strong>Blueberry porridge with toasted chestnut</strong>, for a cold kitchen</li>
<li><strong>Cherry and oat glass</strong>, for the other kind of morning</li>
<li><strong>Lemon and soft-herb bowl</strong>, when breakfast has become lunch</li>
</ul>
<p>Each one can be cooked for one person or for eight. We do the arithmetic.</p>`,
    },
    {
      blockType: 'postsGrid',
      title: 'In the kitchen this week',
      postType: 'recipes',
      numberOfPosts: 4,
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    {
      blockType: 'richColumns',
      variant: 'noon',
      title: 'Noon is for moving',
      left: `<p>The middle of the day is where it usually goes wrong: too long in one chair, then too much coffee to make up for it. Twenty minutes on a mat is a better trade. Ten is still a trade.</p>
<p>Nothing here needs a machine, a mirror or a loud voice. A wall, a towel and a bit of floor will do.</p>`,
      right: `<h3>Pick the level of the day</h3>
<ul>
<li><strong>Beginner</strong>: you have not done this for a while, or ever</li>
<li><strong>Intermediate</strong>: you know your left from your right</li>
<li><strong>Advanced</strong>: you were going to do it anyway</li>
</ul>
<p>The level belongs to the day and not to you. <em>Slept badly? Go down one.</em></p>`,
    },
    {
      blockType: 'richColumns',
      variant: 'dusk',
      title: 'Dusk is for putting things down',
      left: `<p>Sleep does not answer to effort, which is its charm. What you can do is clear the way: eat early, turn a lamp down, leave the telephone in another room and let it be bored.</p>
<p>Our evenings are made of short practices that ask for very little. A breath to follow, a page to write, a pan of something warm.</p>`,
      right: `<h3>An evening, roughly</h3>
<ul>
<li><strong>Two hours before bed</strong>: the last of the food</li>
<li><strong>One hour</strong>: the bright lights go off</li>
<li><strong>Ten minutes</strong>: sit, breathe out slowly, do not keep score</li>
</ul>
<p>If you would like company on the way, <a href="/memberships">see the memberships</a>.</p>`,
    },
    {
      blockType: 'postsGrid',
      title: 'From the journal',
      postType: 'posts',
      numberOfPosts: 4,
      archiveLink: { title: 'All articles', url: '/ebs-blog' },
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'Trusted by 5,000+ happy members',
      left: `<p>"It is a small thing. My crew says I am easier to ask questions of before nine."<br><strong>Maren</strong>, ferry captain, on breakfast</p>
<p>"I still wake up at four now and then. I no longer read the news about it."<br><strong>Beatriz</strong>, court interpreter, on the telephone in the hall</p>
<p><a href="/ebs-testimonials">More from members</a></p>`,
      right: `<h3>You may be wondering</h3>
<ul>
<li>What it costs: <a href="/memberships">nothing, to begin with</a></li>
<li>How the six weeks work: <a href="/the-ebs-method/">at walking pace</a></li>
<li>What to do about reflux, stress or poor sleep: <a href="/expert-advice/">read this, and see a doctor</a></li>
</ul>
<p>Everything else is among <a href="/faqs">the questions</a>.</p>`,
    },
    newsletter,
  ],
}
