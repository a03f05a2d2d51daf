import type { DemoQuestion } from '../item'

export const movementFaqs: DemoQuestion[] = [
  {
    slug: 'which-level-should-i-choose',
    title: 'Which level should I choose?',
    answer: `<p>Pick the one that fits today. You can change it from one day to the next.</p>
<ul>
<li><strong>Beginner</strong>: you're new to this, you've had a break, or you slept badly</li>
<li><strong>Intermediate</strong>: you get down to the floor and up again without trouble</li>
<li><strong>Advanced</strong>: you exercise several times a week and want more work</li>
</ul>
<p>If you can't talk while you move, go down one level.</p>`,
  },
  {
    slug: 'do-i-need-equipment',
    title: 'Do I need equipment?',
    answer: `<p>Not much: a mat or a folded blanket, a wall, a towel, and a chair that doesn't roll. A few classes use two small weights. Two cans of beans will do, and you can use them for the <a href="/recipes/slow-tomato-and-white-bean-pot/">slow tomato and white bean pot</a> afterward.</p>`,
  },
  {
    slug: 'may-i-do-this-while-pregnant',
    title: 'May I do this while I am pregnant?',
    answer: `<p>Please ask your doctor or midwife first, and show them the class you have in mind. Our classes and recipes aren't planned for pregnancy or for the months after a birth, and we don't know your history.</p>
<p>If they say yes, follow their advice over the video. Stop and call them if you feel dizzy, short of breath or in pain.</p>`,
  },
  {
    slug: 'i-have-an-injury-or-a-condition-can-i-join',
    title: 'I have an injury or a condition. Can I join?',
    answer: `<p>Please ask the person who treats you before you start. Show them <a href="/the-ebs-method/">how the method works</a>, so that they can tell you what to leave out.</p>
<p>Nothing on this site is a treatment, and nothing here replaces your medicine. Each of our <a href="/expert-advice/">advice pages</a> begins with the signs that mean you should see a doctor.</p>`,
  },
]
