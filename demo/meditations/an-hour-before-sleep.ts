import type { DemoMeditation } from '../item'

export const anHourBeforeSleepMeditation: DemoMeditation = {
  slug: 'an-hour-before-sleep',
  title: 'An hour before sleep',
  summary: 'Ten minutes to do in bed or beside it, in three parts, each a little darker than the one before.',
  video: 'four-four-six',
  durationMin: 10,
  topics: ['evening-quiet', 'breath'],
  requiredPlan: 'premium',
  publishedDaysAgo: 50,
  body: `<p>Sleep does not like to be waited for. So this is not about sleep. It is ten minutes of lying around with method, and what comes afterward comes or does not. Play the video five times, with the screen as dark as it goes.</p>
<h2>Part one: look</h2>
<p>For one round, follow the light. Four in, four still, six out. Let the counting be someone else's work.</p>
<h2>Part two: listen</h2>
<p>For two rounds, turn the screen away and keep the rhythm by heart. If you lose it, you lose it. Any slow breath will do.</p>
<h2>Part three: leave it</h2>
<p>For the rest, do nothing. Not even this. Notice the weight of the blanket on the toes, then on the knees, then on the hands.</p>
<h2>If you are still awake</h2>
<p>You have rested for ten minutes, which is not nothing. Read a page of something mild. More about such nights stands on our page about <a href="/expert-advices/insomnia/">poor sleep</a>. If they have become the rule for a month or longer, go to your doctor with them.</p>`,
}
