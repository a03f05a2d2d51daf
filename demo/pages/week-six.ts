import { chosen, type DemoPage } from '../page'
import { membersSee } from './members-see'
import { stepsAt } from './week-steps'

/** The sixth week: looking back and choosing. Open to all, as week 1 is. */
export const weekSix: DemoPage = {
  path: '/the-ebs-method/6wr/week-6/',
  title: 'Week 6',
  slug: 'week-6',
  parentPath: '/the-ebs-method/6wr/',
  requiredPlan: 'none',
  seo: {
    description:
      'The sixth week of the six-week reset: what stays. Look back at five weeks, choose what to keep, and plan the month after.',
  },
  summary: 'There is nothing new to do. Look back at five weeks, keep what suits you, and let the rest go.',
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-week-6',
      light: 'morning',
      subtitle: 'Six-Week Reset',
      title: 'Week 6: what stays',
      neutralTitle: 'Week 6: what stays',
      textContent: 'There is nothing new to do. Look back at five weeks, keep what suits you, and let the rest go.',
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'richColumns',
      anchor: 'idea',
      variant: 'tinted',
      light: 'dusk',
      title: 'Read your page from week one',
      leftHtml: `<p>Take out the page that you wrote on the first Sunday, and the three things from the introduction: how you slept, when you were hungry, which hour was the longest. Answer the three again before you compare.</p>
<p>Some things will be different, some will not. You do not need five new habits. Many members keep two or three and do them most days. That is a good result.</p>`,
      rightHtml: `<h3>Sort it into three lists</h3>
<ul>
<li><strong>Keep</strong>: you do it without thinking, or you would miss it</li>
<li><strong>Change</strong>: a good idea that needs another time or a smaller size</li>
<li><strong>Leave</strong>: not for you, or not this year</li>
</ul>
<p>If you lost your page, begin with the lists.</p>`,
    },
    {
      blockType: 'verticalAccordion',
      anchor: 'days',
      title: 'One look back a day',
      panels: [
        {
          title: 'Monday: breakfast',
          textHtml: `<p>On how many mornings do you sit down? Which breakfast have you made most often? Put it on the list "Keep", or go back to <a href="/the-ebs-method/6wr/week-1/">week 1</a> for another one.</p>`,
        },
        {
          title: 'Tuesday: the evening',
          textHtml: `<p>Supper, lamp, phone: which of the three was easiest? Keep that one. From <a href="/the-ebs-method/6wr/week-2/">week 2</a>, write down your three times once more.</p>`,
        },
        {
          title: 'Wednesday: noon',
          textHtml: `<p>Find the time of day at which you really did move, whatever the plan said. That is your time. <a href="/the-ebs-method/6wr/week-3/">Week 3</a> has the schedule.</p>`,
        },
        {
          title: 'Thursday: plants',
          textHtml: `<p>Which vegetable from <a href="/the-ebs-method/6wr/week-4/">week 4</a> would you buy again? Write it on the shopping list now. If there was none, choose another.</p>`,
        },
        {
          title: 'Friday: company',
          textHtml: `<p>Which meal of the last weeks do you like to think of? Invite the people again, or ask for the recipe. <a href="/the-ebs-method/6wr/week-5/">Week 5</a> is there when the next celebration comes.</p>`,
        },
        {
          title: 'Saturday: two or three',
          textHtml: `<p>Choose two or three things from the list "Keep". For each, write down when and where you do it.</p>
<div data-block="health-fact"><p>People who decide on a time and a place for a new habit are more likely to carry it out than people who only decide to do it.</p></div>`,
        },
        {
          title: 'Sunday: the next page',
          textHtml:
            '<p>Write a page for yourself in three months: what you keep, what was good, what you would like to try. Put it where you will find it, and put the date into your calendar.</p>',
        },
      ],
    },
    membersSee('A look back for each day of the week'),
    {
      blockType: 'keepGoingRecipes',
      anchor: 'eat',
      title: 'Eat: a dish from each week',
      subtitle: 'Cook your favorites again. These are six that you have met since week one.',
      method: 'Manual',
      items: [
        'blueberry-porridge-with-toasted-chestnut',
        'ginger-noodle-broth',
        'lemon-and-soft-herb-bowl',
        'black-bean-chili-with-sweet-potato',
        'roast-carrots-orange-and-dill',
        'slow-tomato-and-white-bean-pot',
      ],
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    {
      blockType: 'keepGoingMovements',
      anchor: 'burn',
      title: 'Burn: a little longer',
      subtitle:
        'Two sessions for each level, from six to twenty minutes. Stay with the shorter ones if they suit your days.',
      method: 'Manual',
      items: [
        'up-from-the-chair',
        'ten-quiet-minutes',
        'stairs-and-shopping',
        'sixteen-honest-minutes',
        'push-and-fold',
        'the-whole-house',
      ],
      archiveLink: { title: 'All movements', url: '/movements' },
    },
    {
      blockType: 'postCarousel',
      anchor: 'sleep',
      title: 'Sleep: choose one to keep',
      subtitle: 'Rest',
      method: 'Manual',
      posts: chosen(
        'guidedMeditations',
        'four-four-six',
        'the-long-way-out',
        'a-lamp-in-the-window',
        'a-tour-of-the-body',
        'an-hour-before-sleep',
      ),
    },
    {
      blockType: 'richColumns',
      anchor: 'guide',
      variant: 'framed',
      light: 'morning',
      title: 'A kitchen that remembers for you',
      leftHtml: `<p>A habit is easier to keep when the things for it are in the right place: oats at eye level, a bowl of fruit where people wait, the mat where you can see it, the phone charger in the hall.</p>
<p>Set aside an hour on the weekend and move things once. After that you need to remember less.</p>`,
      rightHtml: `<h3>Lifestyle guide</h3>
<p><a href="/the-ebs-method/6wr/lg/a-kitchen-that-helps/">A kitchen that helps</a> goes through the cupboard, the table, the refrigerator and the stove, one at a time.</p>`,
    },
    {
      blockType: 'testimonialsSection',
      title: 'What others kept',
      subtitle: 'Members, some months later',
      selection: 'Manual',
      testimonials: ['i-kept-two-of-the-six', 'the-small-lamp-won', 'beginner-and-staying-there'],
      leftHtml: `<p>They did the same six weeks and kept different things. Your two or three may not be on anyone's list.</p>`,
      rightHtml: `<p><a href="/the-ebs-method/keep-going/">Keep going</a> has something for every month from here on.</p>`,
    },
    stepsAt('/the-ebs-method/6wr/week-6/'),
  ],
}
