import type { DemoFaq } from '../item'

export const movementFaqs: DemoFaq[] = [
  {
    slug: 'which-level-should-i-choose',
    title: 'Which level should I choose?',
    answer: `<p>Choose for today, not for good.</p>
<ul>
<li><strong>Beginner</strong>: it has been a while, or you slept badly</li>
<li><strong>Intermediate</strong>: you can get down to the floor and up again without a plan</li>
<li><strong>Advanced</strong>: you were going to do it anyway</li>
</ul>
<p>If you cannot talk while you move, go down one.</p>`,
  },
  {
    slug: 'do-i-need-equipment',
    title: 'Do I need equipment?',
    answer: `<p>A mat or a folded blanket, a wall, a chair that does not roll and a towel. Some classes use two small weights. Cans of beans do nicely, and afterward they are supper: <a href="/recipes/slow-tomato-and-white-bean-pot/">slow tomato and white bean pot</a>.</p>`,
  },
  {
    slug: 'may-i-do-this-while-pregnant',
    title: 'May I do this while I am pregnant?',
    answer: `<p>Please see your doctor or midwife first, and show them what you have in mind. Our classes and meal plans are not written for pregnancy or for the months after a birth, and we do not know your history.</p>
<p>If they say yes, go by what they said and not by the clock in the video. Stop if you feel dizzy, short of breath or in pain, and call them.</p>`,
  },
  {
    slug: 'i-have-an-injury-or-a-condition-can-i-join',
    title: 'I have an injury or a condition. Can I join?',
    answer: `<p>Ask the person who treats you, before you start. Take the page with you: <a href="/the-ebs-method/">how the method works</a> fits on one screen. They can tell you what to leave out.</p>
<p>Nothing here is treatment, and none of it replaces a medicine. Our <a href="/expert-advice/">advice pages</a> say for each topic when to see a doctor first.</p>`,
  },
]
