import { chosen, type DemoPage } from '../page'
import { membersSee } from './members-see'
import { stepsAt } from './week-steps'

/** The second week: supper, lamps and the phone. Open to all, as week 1 is. */
export const weekTwo: DemoPage = {
  path: '/the-ebs-method/6wr/week-2/',
  title: 'Week 2',
  slug: 'week-2',
  parentPath: '/the-ebs-method/6wr/',
  requiredPlan: 'none',
  seo: {
    description:
      'The second week of the six-week reset: an earlier evening. Suppers for it, gentle movement, and one practice before bed.',
  },
  summary:
    'Supper half an hour earlier, one small lamp, and the phone in another room. Breakfast goes on as in week one.',
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-week-2',
      light: 'dusk',
      subtitle: 'Six-Week Reset',
      title: 'Week 2: an earlier evening',
      neutralTitle: 'Week 2: an earlier evening',
      textContent:
        'Supper half an hour earlier, one small lamp, and the phone in another room. Breakfast goes on as in week one.',
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'richColumns',
      anchor: 'idea',
      variant: 'framed',
      light: 'dusk',
      title: 'The idea of the week',
      leftHtml: `<p>This week the evening begins and ends half an hour earlier. You are not asked to fall asleep earlier. You only make room for it: a supper that is finished sooner, less bright light, and nothing in the bedroom that rings.</p>
<p>Start from the evening that you have now. For three days, only write down when you eat, when you turn off the big light and when you lie down. Then move supper by ten minutes, and by another ten two days later.</p>
<p>If you work late or in shifts, count back from your own bedtime. Two to three hours between supper and bed is what you are looking for.</p>`,
      rightHtml: `<h3>This week in short</h3>
<ul>
<li>Supper half an hour earlier, in small steps</li>
<li>Ceiling lights off an hour before bed</li>
<li>The phone charges outside the bedroom</li>
<li>One short practice on most evenings</li>
<li>Breakfast at the table, as before</li>
</ul>`,
    },
    {
      blockType: 'relatedPosts',
      anchor: 'eat',
      title: 'Eat: supper on time',
      subtitle:
        'Five suppers that take between twenty-five minutes and an hour. The last two can be cooked the day before.',
      displayMode: 'cards',
      method: 'Manual',
      posts: chosen(
        'recipes',
        'ginger-noodle-broth',
        'crisp-tofu-with-green-beans-and-peanuts',
        'baked-cod-with-tomatoes-and-olives',
        'red-lentil-and-carrot-soup',
        'slow-tomato-and-white-bean-pot',
      ),
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    {
      blockType: 'keepGoingMovements',
      anchor: 'burn',
      title: 'Burn: before supper',
      subtitle:
        'Gentle sessions at three levels, from two to ten minutes. Do them while the water comes to a boil, not right before bed.',
      method: 'Manual',
      items: ['long-lines', 'a-slow-sunday', 'the-easy-day', 'hips-after-sitting', 'down-a-gear'],
      archiveLink: { title: 'All movements', url: '/movements' },
    },
    {
      blockType: 'videoGrid',
      anchor: 'sleep',
      title: 'Sleep: one practice a night',
      subtitle: 'Two to eight minutes',
      itemSelection: 'Manual',
      selectContent: chosen('guidedMeditations', 'a-lamp-in-the-window', 'the-long-way-out', 'a-tour-of-the-body'),
      featureFirstItem: true,
    },
    {
      blockType: 'verticalAccordion',
      anchor: 'days',
      title: 'Day by day',
      panels: [
        {
          title: 'Monday: look at the clock',
          textHtml: `<p>Change nothing yet. Write down when supper was over, when the last bright light went off and when you lay down. Three times are enough.</p>`,
        },
        {
          title: 'Tuesday: choose the lamp',
          textHtml: `<p>Find the smallest lamp in the rooms where you spend the evening. An hour before bed it goes on and the ceiling light goes off.</p>
<div data-block="health-fact"><p>Bright light late in the day tells the body clock that it is still daytime. Most people do better with dim, warm light in the last hour or two.</p></div>`,
        },
        {
          title: 'Wednesday: a place for the phone',
          textHtml:
            '<p>Put the charger in the hall or the kitchen. If it is your alarm, look for an alarm clock. If someone has to be able to reach you, turn up the ringer and leave the door open.</p>',
        },
        {
          title: 'Thursday: ten minutes earlier',
          textHtml: `<p>Move supper forward by ten minutes. A pot that cooks by itself helps: put on the <a href="/recipes/slow-tomato-and-white-bean-pot/">tomato and white bean pot</a> when you come home and do the rest while it simmers.</p>`,
        },
        {
          title: 'Friday: an evening out',
          textHtml:
            '<p>If you are invited or at the movies, go and enjoy it. Only the lamp is for tonight: when you come home, leave the big one off.</p>',
        },
        {
          title: 'Saturday: something warm',
          textHtml: `<p>A bath, a shower, or a cup of <a href="/recipes/golden-milk-with-ginger/">golden milk with ginger</a>. Read or listen to something that you already know and like.</p>`,
        },
        {
          title: 'Sunday: write it down again',
          textHtml:
            '<p>The same three times as on Monday, and one line about how you slept. If nothing has moved, repeat the week. You lose nothing by taking longer.</p>',
        },
      ],
    },
    membersSee('Its seven days, one by one,'),
    {
      blockType: 'backgroundCta',
      anchor: 'guide',
      width: 'boxed',
      backgroundImage: 'an-evening-in-order',
      light: 'dusk',
      subtitle: 'Lifestyle guide',
      title: 'An evening in order',
      text: 'Supper, kitchen, lamp, ten quiet minutes: an order for the evening, and what to keep when the day went wrong. A free membership opens it.',
      button: { title: 'Read the guide', url: '/the-ebs-method/6wr/lg/an-evening-in-order/', target: '_self' },
      actionBar: {
        title: 'Nights that stay bad for weeks: what to tell your doctor',
        url: '/expert-advices/insomnia/',
        target: '_self',
      },
    },
    stepsAt('/the-ebs-method/6wr/week-2/'),
  ],
}
