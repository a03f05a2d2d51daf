import { mondayWeeksAgo } from '../dates'
import { chosen, type DemoPage } from '../page'
import { membersSee } from './members-see'
import { stepsAt } from './week-steps'

/** The third week: movement in the middle of the day, with the weekly schedule. Open to all, as week 1 is. */
export const weekThree: DemoPage = {
  path: '/the-ebs-method/6wr/week-3/',
  title: 'Week 3',
  slug: 'week-3',
  parentPath: '/the-ebs-method/6wr/',
  requiredPlan: 'none',
  seo: {
    description:
      'The third week of the six-week reset: twenty minutes in the middle of the day. A session for each day, lunches, and a pause after.',
  },
  summary:
    'Move a little every day between late morning and early afternoon. Ten minutes count, and so does a walk around the block.',
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-week-3',
      light: 'noon',
      subtitle: 'Six-Week Reset',
      title: 'Week 3: twenty minutes in the middle of the day',
      neutralTitle: 'Week 3: twenty minutes in the middle of the day',
      textContent:
        'Move a little every day between late morning and early afternoon. Ten minutes count, and so does a walk around the block.',
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'weeklySchedule',
      anchor: 'burn',
      title: 'Burn: a session a day',
      subtitle: 'Seven days, three levels',
      weekRotationStartDate: mondayWeeksAgo(1),
    },
    {
      blockType: 'richColumns',
      anchor: 'minutes',
      variant: 'reversed',
      light: 'noon',
      title: 'How to spend twenty minutes',
      leftHtml: `<h3>Today's level</h3>
<ul>
<li><strong>Beginner</strong>: new to it, out of practice, or short of sleep</li>
<li><strong>Intermediate</strong>: you get down to the floor and up again with ease</li>
<li><strong>Advanced</strong>: you move several times a week and want more work</li>
</ul>
<p>Choose again every day. If you cannot speak in sentences, go down a level.</p>`,
      rightHtml: `<p>Four minutes to arrive: shoulders, hips, ankles. Twelve minutes of work: one of the sessions above, played as often as its guide says, with breaks. Four minutes to slow down on the floor or on your feet.</p>
<p>Most of our sessions are shorter than twenty minutes. Repeat one, put two together, or walk for the rest of the time. On a crowded day do the first four minutes and leave it there.</p>
<p>We suggest noon because few people have anything better planned for it. If mornings suit you, keep to the mornings. <a href="/ebs-blog/twenty-minutes-at-noon/">The article about noon</a> has the reasons and some excuses for the calendar.</p>`,
    },
    {
      blockType: 'keepGoingRecipes',
      anchor: 'eat',
      title: 'Eat: lunch before or after',
      subtitle:
        'Four that are ready in half an hour or less, and a lentil salad to make the evening before and take along.',
      method: 'Manual',
      items: [
        'soft-eggs-with-spinach-on-rye',
        'lemon-and-soft-herb-bowl',
        'pea-and-mint-soup',
        'watermelon-cucumber-and-feta',
        'beet-and-lentil-salad-with-goat-cheese',
      ],
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    {
      blockType: 'relatedPosts',
      anchor: 'sleep',
      title: 'Sleep: slow down again',
      subtitle: 'A short practice after moving, on the way home, or in the evening as in week two.',
      displayMode: 'thumbnails',
      method: 'Manual',
      posts: chosen(
        'guidedMeditations',
        'four-four-six',
        'the-long-way-out',
        'ten-breaths-at-the-door',
        'a-tour-of-the-body',
      ),
      archiveLink: { title: 'All meditations', url: '/meditations' },
    },
    {
      blockType: 'verticalAccordion',
      anchor: 'questions',
      title: 'When noon is difficult',
      panels: [
        {
          title: 'I have no break at noon',
          textHtml: `<p>Then divide it: four minutes before work, four when you come home, a walk in between. <a href="/movements/between-two-meetings/">Between two meetings</a> takes four minutes and needs no mat.</p>`,
        },
        {
          title: 'There is no room, and people can see me',
          textHtml: `<p><a href="/movements/two-minutes-and-a-chair/">Two minutes and a chair</a> can be done in an office or a kitchen. You can also go out. A walk of ten minutes at a good pace is a full session this week.</p>`,
        },
        {
          title: 'My muscles are sore',
          textHtml: `<p>Sore muscles on the day after something new are normal and pass in two or three days. Take <a href="/movements/the-easy-day/">the easy day</a> or walk.</p>
<div data-block="health-fact"><p>Soreness is felt in the muscle, on both sides, and fades. Pain in a joint, pain on one side that gets worse, dizziness or a tight chest are different: stop, and have it looked at.</p></div>`,
        },
        {
          title: 'I missed three days',
          textHtml:
            '<p>Do today. There is nothing to make up, and two sessions in one day are no better than one. If most of the week is gone, you can stay in week three for another one.</p>',
        },
        {
          title: 'I have a condition, or I am pregnant',
          textHtml: `<p>Show this page to the person who treats you before you start, and ask what to leave out. What they say goes before anything in a video.</p>`,
        },
      ],
    },
    membersSee('Our answers for days when noon is difficult'),
    {
      blockType: 'richColumns',
      anchor: 'guide',
      variant: 'tinted',
      light: 'noon',
      title: 'The other hours at the desk',
      leftHtml: `<p>Twenty minutes do not have to carry the whole day. Stand up every half hour, take calls on your feet, use the stairs at four. The guide <a href="/the-ebs-method/6wr/lg/moving-through-a-desk-day/">Moving through a desk day</a> has a short list for each part of the working day. It is part of the premium membership.</p>`,
      rightHtml: `<h3>From the weeks before</h3>
<ul>
<li>Breakfast at the table</li>
<li>Supper early enough for you</li>
<li>The small lamp in the last hour</li>
</ul>
<p>If one of them has slipped, pick it up tomorrow. It does not have to be all three.</p>`,
    },
    stepsAt('/the-ebs-method/6wr/week-3/'),
  ],
}
