import { chosen, type DemoPage } from '../page'
import { membersSee } from './members-see'
import { stepsAt } from './week-steps'

/** The fifth week: meals with other people. Open to all, as week 1 is. */
export const weekFive: DemoPage = {
  path: '/the-ebs-method/6wr/week-5/',
  title: 'Week 5',
  slug: 'week-5',
  parentPath: '/the-ebs-method/6wr/',
  requiredPlan: 'none',
  seo: {
    description:
      'The fifth week of the six-week reset: eating with other people, and still enjoying it. Dishes to share, and what to say.',
  },
  summary: 'Birthdays, canteens, restaurants, relatives. Pick the meals that you look forward to and enjoy them.',
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-week-5',
      light: 'morning',
      subtitle: 'Six-Week Reset',
      title: 'Week 5: eating with other people, and still enjoying it',
      neutralTitle: 'Week 5: eating with other people, and still enjoying it',
      textContent:
        'Birthdays, canteens, restaurants, relatives. Pick the meals that you look forward to and enjoy them.',
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'cardAccordion',
      anchor: 'idea',
      title: 'Four tables this week',
      cards: [
        {
          title: 'The celebration',
          contentHtml: `<p>On Sunday, look at the week and choose one or two evenings that are worth it to you. Eat what is served and have the cake. The next morning, breakfast as usual, no smaller and no later.</p>
<p>If your week has no invitation in it, invite someone.</p>`,
          image: 'a-long-table-for-sixty',
          button: {
            title: 'Read about eating with others',
            url: '/ebs-blog/eating-with-other-people/',
            target: '_self',
          },
        },
        {
          title: 'The canteen',
          contentHtml: `<p>Look at everything before you take a tray. Start with vegetables and something with protein, then add what you like. Sit down with someone, and leave the phone in your pocket.</p>
<p>A box from home for two days of the week is enough to make a difference.</p>`,
          image: 'a-doctor-eats-lunch',
          button: { title: 'See the potato salad', url: '/recipes/radish-and-new-potato-salad/', target: '_self' },
        },
        {
          title: 'At someone else’s home',
          contentHtml: `<p>Have a small snack before you leave, so that you arrive calm. Tell the host about an allergy when you are invited, not at the table. Offer to bring a dish that you like to eat.</p>`,
          image: 'eating-with-other-people',
          button: {
            title: 'Carrots that travel well',
            url: '/recipes/roast-carrots-orange-and-dill/',
            target: '_self',
          },
        },
        {
          title: 'At your own',
          contentHtml: `<p>Cook one large dish and put the rest in bowls, so that people can choose without explaining themselves. Ask about allergies beforehand. Comment on no one's plate.</p>`,
          image: 'open-kitchen-evening',
          button: { title: 'See the lemon chicken', url: '/recipes/lemon-chicken-with-artichokes/', target: '_self' },
        },
      ],
    },
    {
      blockType: 'keepGoingRecipes',
      anchor: 'eat',
      title: 'Eat: dishes to share',
      subtitle: 'For a full table, a buffet or the neighbors. Most of them can be made before the guests come.',
      method: 'Manual',
      items: [
        'lemony-bean-dip-with-carrots',
        'warm-flatbread-olives-and-greens',
        'roast-carrots-orange-and-dill',
        'stuffed-peppers-with-quinoa-and-herbs',
        'whole-cauliflower-with-green-sauce',
        'lemon-and-poppy-seed-yogurt-cake',
      ],
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    {
      blockType: 'videoGrid',
      anchor: 'burn',
      title: 'Burn: two minutes are enough',
      subtitle: 'Beginner, Intermediate, Advanced',
      itemSelection: 'Manual',
      selectContent: chosen('movementGuides', 'two-minutes-and-a-chair', 'floor-first', 'four-corners'),
      format: 'square',
    },
    {
      blockType: 'richColumns',
      anchor: 'walk',
      variant: 'reversed',
      light: 'noon',
      title: 'Or walk together',
      leftHtml: `<p>Visitors in the house are a good reason to shorten the session, not to skip it. Two minutes before the shower will do.</p>`,
      rightHtml: `<p>Ask someone along for a walk after supper: ten or fifteen minutes, ordinary shoes, a tree to turn around at. It is easier to leave the house when another person has put on a coat, and easier to talk when you both look ahead.</p>
<p><a href="/ebs-blog/a-walk-after-supper/">A walk after supper</a> says how to make it a habit, and when to talk to your doctor first.</p>`,
    },
    {
      blockType: 'relatedPosts',
      anchor: 'sleep',
      title: 'Sleep: when it got late',
      subtitle:
        'Go to bed when you come home, get up at your usual time, and take a short practice on the evening after.',
      displayMode: 'cards',
      method: 'Manual',
      posts: chosen('guidedMeditations', 'the-long-way-out', 'a-lamp-in-the-window', 'sounds-from-the-street'),
      archiveLink: { title: 'All meditations', url: '/meditations' },
    },
    {
      blockType: 'verticalAccordion',
      anchor: 'questions',
      title: 'What to say, and other questions',
      panels: [
        {
          title: 'They keep offering me more',
          textHtml: `<p>A short, friendly answer works better than a reason. "It was delicious, and I am full." "Would you wrap me a piece?" Then ask a question about something else.</p>`,
        },
        {
          title: 'What about wine and beer?',
          textHtml: `<p>If you drink, drink with the meal and put a glass of water beside it. If you would rather not, you owe no one a reason: pour yourself something with ice and lemon, such as <a href="/recipes/iced-ginger-tea-with-peach/">iced ginger tea with peach</a>.</p>
<div data-block="health-fact"><p>Alcohol can make you fall asleep sooner, but it makes the second half of the night lighter. Many people wake at around three.</p></div>`,
        },
        {
          title: 'I eat alone most days',
          textHtml: `<p>Then this week may be the time to ask a neighbor or a colleague for lunch. If you are happy on your own, lay the table for one and do the rest of the week as it is. The podcast <a href="/podcasts/cooking-for-one/">Cooking for one</a> is good company.</p>`,
        },
        {
          title: 'I ate much more than I wanted',
          textHtml:
            '<p>It was one meal. Do not skip the next one and do not train it off. Eat breakfast when you are hungry and go on from there.</p>',
        },
        {
          title: 'Meals with others frighten me',
          textHtml:
            '<p>Leave this week out, and talk to someone you trust or to your doctor. Fear around food is common, and there are people who know how to help. Week six can be done without week five.</p>',
        },
      ],
    },
    membersSee('Our answers about offers, wine and eating alone'),
    {
      blockType: 'backgroundCta',
      anchor: 'guide',
      width: 'full',
      backgroundImage: 'water-through-the-day',
      light: 'morning',
      subtitle: 'Lifestyle guide',
      title: 'Water on the table first',
      text: 'Put a jug and glasses out before the plates. The guide to water through the day has four places for a glass, and says how much is enough.',
      button: { title: 'Read the guide', url: '/the-ebs-method/6wr/lg/water-through-the-day/', target: '_self' },
    },
    stepsAt('/the-ebs-method/6wr/week-5/'),
  ],
}
