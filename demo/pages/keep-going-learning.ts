import { chosen, type DemoPage } from '../page'

/** Classes, episodes, articles and guides for the months after. It counts as member area: it asks for a free account. */
export const keepGoingLearning: DemoPage = {
  path: '/the-ebs-method/keep-going/learning/',
  title: 'Keep learning',
  slug: 'learning',
  parentPath: '/the-ebs-method/keep-going/',
  requiredPlan: 'free',
  seo: {
    description:
      'For members who keep going: masterclasses to watch, episodes to listen to, articles to read and lifestyle guides to try.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-learning',
      light: 'dusk',
      subtitle: 'One thing each month',
      title: 'Keep learning',
      neutralTitle: 'Keep learning',
      textContent: 'Watch a class, listen on a walk, read at the kitchen table, or try a new habit for a week.',
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'relatedPosts',
      anchor: 'watch',
      title: 'Watch: six masterclasses',
      subtitle: 'About an hour each. Watch in parts, and cook or move along.',
      displayMode: 'thumbnails',
      method: 'Manual',
      posts: chosen(
        'masterclasses',
        'a-knife-and-an-onion',
        'salt-acid-and-patience',
        'feet',
        'the-bedroom-dark-cool-and-dull',
        'strong-after-fifty',
        'a-year-of-vegetables',
      ),
      archiveLink: { title: 'All masterclasses', url: '/masterclasses' },
    },
    {
      blockType: 'richColumns',
      anchor: 'plan',
      variant: 'reversed',
      light: 'noon',
      title: 'A month with a masterclass',
      leftHtml: `<h3>Example: the knife</h3>
<ul>
<li>Week 1: watch <a href="/masterclasses/a-knife-and-an-onion/">A knife and an onion</a></li>
<li>Week 2: slice onions for one supper</li>
<li>Week 3: <a href="/recipes/fennel-and-orange-salad/">fennel and orange salad</a></li>
<li>Week 4: cook for someone</li>
</ul>`,
      rightHtml: `<p>Watching alone is soon forgotten. Give a class four weeks: watch it, try the smallest part, repeat it in a recipe or a session, and show it to another person.</p>
<p>You can write notes on recipes and pick up a class where you left it. If a month is too full, keep the class for the next one.</p>`,
    },
    {
      blockType: 'postCarousel',
      anchor: 'listen',
      title: 'Listen: for walks and dishes',
      subtitle: 'Half an hour to an hour',
      method: 'Manual',
      posts: chosen(
        'podcasts',
        'fiber-a-love-story',
        'the-strength-of-grandmothers',
        'nobody-sleeps-on-sunday',
        'cooking-for-one',
        'the-man-who-walks-to-work',
        'a-doctor-eats-lunch',
      ),
    },
    {
      blockType: 'relatedPosts',
      anchor: 'read',
      title: 'Read: five minutes each',
      subtitle: 'Articles that follow on from the six weeks, from the freezer to the label.',
      displayMode: 'cards',
      method: 'Manual',
      posts: chosen(
        'posts',
        'what-people-mean-by-inflammation',
        'how-to-read-a-label',
        'the-freezer-is-a-pantry',
        'cooking-when-you-are-tired',
        'a-walk-after-supper',
      ),
      archiveLink: { title: 'All articles', url: '/ebs-blog' },
    },
    {
      blockType: 'resourcesGrid',
      anchor: 'try',
      title: 'Try: a habit for a week',
      subtitle: 'Lifestyle guides of the six weeks that are worth a second look, and two that you may have missed.',
      resources: [
        {
          title: 'Morning light',
          url: '/the-ebs-method/6wr/lg/morning-light/',
          target: '_self',
          image: 'morning-light',
        },
        {
          title: 'Guided meditation',
          url: '/the-ebs-method/6wr/lg/guided-meditation/',
          target: '_self',
          image: 'guided-meditation',
        },
        {
          title: 'Eating slowly',
          url: '/the-ebs-method/6wr/lg/eating-slowly/',
          target: '_self',
          image: 'eating-slowly',
        },
        {
          title: 'Water through the day',
          url: '/the-ebs-method/6wr/lg/water-through-the-day/',
          target: '_self',
          image: 'water-through-the-day',
        },
        {
          title: 'Moving through a desk day',
          url: '/the-ebs-method/6wr/lg/moving-through-a-desk-day/',
          target: '_self',
          image: 'moving-through-a-desk-day',
        },
        {
          title: 'All the guides',
          url: '/the-ebs-method/6wr/lg/',
          target: '_self',
          image: 'an-evening-in-order',
        },
      ],
    },
    { blockType: 'stepsNavigation', source: 'siblings' },
  ],
}
