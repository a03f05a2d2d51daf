import { chosen, type DemoPage } from '../page'
import { membersSee } from './members-see'
import { stepsAt } from './week-steps'

/** The fourth week: more kinds of plants. Open to all, as week 1 is. */
export const weekFour: DemoPage = {
  path: '/the-ebs-method/6wr/week-4/',
  title: 'Week 4',
  slug: 'week-4',
  parentPath: '/the-ebs-method/6wr/',
  requiredPlan: 'none',
  seo: {
    description:
      'The fourth week of the six-week reset: more plants, in more colors. One new vegetable, one new bean, and herbs by the handful.',
  },
  summary: 'Add something to the meals that you already cook. Nothing is taken off the plate to make room.',
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-week-4',
      light: 'morning',
      subtitle: 'Six-Week Reset',
      title: 'Week 4: more plants, in more colors',
      neutralTitle: 'Week 4: more plants, in more colors',
      textContent: 'Add something to the meals that you already cook. Nothing is taken off the plate to make room.',
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'counters',
      anchor: 'idea',
      title: 'This week you add',
      counters: [
        { number: 1, text: 'vegetable that you do not usually buy' },
        { number: 1, text: 'kind of bean or lentil, canned or dried' },
        { number: 1, text: 'bunch of herbs, used by the handful' },
        { number: 5, text: 'colors on most days, over all your meals' },
      ],
      light: 'morning',
    },
    {
      blockType: 'threeCards',
      anchor: 'eat',
      title: 'Eat: color at each meal',
      introText:
        'Take one recipe for each meal and cook it as it is. Next time, change the vegetable for one that is in season where you live.',
      cards: [
        {
          title: 'Apple bircher with walnuts',
          subtitle: 'Breakfast',
          text: 'Oats, apple and nuts. Add frozen berries and you have three colors before work.',
          image: 'apple-bircher-with-walnuts',
          button: { title: 'See the recipe', url: '/recipes/apple-bircher-with-walnuts/', target: '_self' },
        },
        {
          title: 'Fennel and orange salad',
          subtitle: 'Lunch',
          text: 'Ready in fifteen minutes. With bread and a can of white beans it is a meal.',
          image: 'fennel-and-orange-salad',
          button: { title: 'See the fennel salad', url: '/recipes/fennel-and-orange-salad/', target: '_self' },
        },
        {
          title: 'Black bean chili with sweet potato',
          subtitle: 'Supper',
          text: 'A pot for four with beans, sweet potato, avocado and cilantro, or for one over several days.',
          image: 'black-bean-chili-with-sweet-potato',
          button: { title: 'See the chili', url: '/recipes/black-bean-chili-with-sweet-potato/', target: '_self' },
        },
      ],
      leftContentHtml: `<h3>Five colors from an ordinary store</h3>
<ul>
<li><strong>Green</strong>: frozen peas, spinach, any soft herb</li>
<li><strong>Red</strong>: canned tomatoes, peppers from a jar</li>
<li><strong>Orange and yellow</strong>: carrots, sweet potato, lemon</li>
<li><strong>Purple and blue</strong>: red cabbage, beets, frozen berries</li>
<li><strong>White and brown</strong>: onions, mushrooms, beans, nuts, whole grain</li>
</ul>`,
      rightContentHtml: `<h3>Go slowly with beans</h3>
<p>If you are not used to them, begin with half a cup twice a week, and with lentils before chickpeas. If your belly keeps complaining, <a href="/expert-advices/bloating/">our page on bloating</a> says what else it may be and whom to ask.</p>`,
    },
    {
      blockType: 'relatedPosts',
      anchor: 'more',
      title: 'Six more to try',
      subtitle: 'Soup, salad, a side dish and three for the oven or the pan.',
      displayMode: 'thumbnails',
      method: 'Manual',
      posts: chosen(
        'recipes',
        'roast-pumpkin-soup-with-ginger',
        'beet-and-lentil-salad-with-goat-cheese',
        'red-cabbage-braised-with-apple',
        'stuffed-peppers-with-quinoa-and-herbs',
        'chickpea-pancake-with-tomatoes-and-basil',
        'miso-eggplant-with-sesame-rice',
      ),
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    {
      blockType: 'richColumns',
      anchor: 'burn',
      variant: 'plain',
      light: 'noon',
      title: 'Burn: keep your noon',
      leftHtml: `<p>Movement stays where you put it last week. The kitchen takes a bit more time this week, so we chose sessions of two to eight minutes. Play one twice if you have more, or walk to the store and carry the vegetables home.</p>
<p>If you liked the schedule of week three, stay with it. Members find it on the page <a href="/member/this-week/">This week</a>.</p>`,
      rightHtml: `<h3>One for each level</h3>
<ul>
<li>Beginner: <a href="/movements/beside-the-kettle/">Beside the kettle</a>, 4 minutes</li>
<li>Intermediate: <a href="/movements/stairs-and-shopping/">Stairs and shopping</a>, 8 minutes</li>
<li>Advanced: <a href="/movements/four-corners/">Four corners</a>, 2 minutes</li>
</ul>`,
    },
    {
      blockType: 'backgroundCta',
      anchor: 'sleep',
      width: 'full',
      backgroundImage: 'before-the-first-bite',
      light: 'dusk',
      subtitle: 'Rest',
      title: 'Sleep: begin at the table',
      text: 'This week the practice moves to supper. Two quiet minutes with the food in front of you, then eat. The small lamp and the earlier evening stay.',
      button: { title: 'Play the meditation', url: '/meditations/before-the-first-bite/', target: '_self' },
    },
    {
      blockType: 'verticalAccordion',
      anchor: 'questions',
      title: 'Questions about plants',
      panels: [
        {
          title: 'Do frozen and canned vegetables count?',
          textHtml:
            '<p>Yes. They are picked ripe, they keep, and they are often cheaper. Rinse canned beans to wash off some of the salt. Choose fruit in its own juice.</p>',
        },
        {
          title: 'My family will not eat it',
          textHtml: `<p>Put the new vegetable in a bowl of its own and let people help themselves. Eat it with pleasure and say nothing. Many children need to see a food ten times before they try it.</p>
<div data-block="health-fact"><p>In studies with children, offering a vegetable again and again, without pressure, made them more willing to eat it.</p></div>`,
        },
        {
          title: 'Is this expensive?',
          textHtml: `<p>It need not be. Cabbage, carrots, onions, lentils and canned tomatoes are among the cheapest things in the store. <a href="/ebs-blog/a-pot-of-beans/">A pot of beans</a> makes four suppers.</p>`,
        },
        {
          title: 'Must I give up meat?',
          textHtml:
            '<p>No. You can have it as before and put something green beside it. If you like, make one supper without it and see whether anyone asks.</p>',
        },
        {
          title: 'I take blood thinners, or have kidney trouble',
          textHtml:
            '<p>Then some greens, beans and fruits may matter for your treatment. Ask your doctor or dietitian before you change how much of them you eat.</p>',
        },
      ],
    },
    membersSee('Our answers to questions about plants'),
    {
      blockType: 'resourcesGrid',
      anchor: 'guide',
      title: 'For the shopping',
      subtitle: 'The guide of the week, the food lists for members, and an article to read on the way.',
      resources: [
        {
          title: 'Guide: shopping once a week',
          url: '/the-ebs-method/6wr/lg/shopping-once-a-week/',
          target: '_self',
          image: 'shopping-once-a-week',
        },
        { title: 'Food lists', url: '/member/food-lists', target: '_self', image: 'food-list-green' },
        {
          title: 'Why we count colors',
          url: '/ebs-blog/why-we-count-colors/',
          target: '_self',
          image: 'why-we-count-colors',
        },
      ],
    },
    stepsAt('/the-ebs-method/6wr/week-4/'),
  ],
}
