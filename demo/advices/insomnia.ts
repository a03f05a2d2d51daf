import type { DemoAdvice } from '../item'

export const insomniaAdvice: DemoAdvice = {
  slug: 'insomnia',
  title: 'Poor sleep',
  summary:
    'Poor sleep is very common, and it can be treated. What to do in the evening, what to do at night, and when to ask for help.',
  topics: ['sleep-and-strain'],
  requiredPlan: 'none',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 6,
  body: `<h2 data-menu="When to ask for help" data-icon="stethoscope" data-format="main">When to ask for help</h2>
<p>A bad week is normal. See your doctor if poor sleep goes on for more than a month, if it spoils your days, or if you are so tired that driving is a risk. Go sooner if someone has noticed that you stop breathing or gasp in your sleep, if your legs will not lie still, or if your mood is low for most of the day.</p>
<p>Ask as well before you take anything for it, herbs included, and before you change a medicine that you suspect.</p>
<h2 data-menu="How much is enough" data-icon="moon">How much is enough</h2>
<p>Most adults need seven hours or more, and some are well with a little less. How you feel at eleven in the morning tells you more than a watch does.</p>
<div data-block="health-fact"><p>Half of the caffeine in a cup is still about five hours later, and for some people far longer. A coffee at four can keep you awake at eleven.</p></div>
<h2 data-menu="An evening in four steps" data-icon="moon">An evening in four steps</h2>
<div data-block="journey">
<ol>
<li><strong>Three hours before bed.</strong> The last full meal, and the last glass of wine if there was one.</li>
<li><strong>One hour before.</strong> Lamps low, screens away. Charge the phone in another room.</li>
<li><strong>Half an hour before.</strong> Write down what you have to do tomorrow, so that you need not keep it in mind.</li>
<li><strong>In bed.</strong> A cool, dark room. Breathe out slowly, and do not watch the clock.</li>
</ol></div>
<h2 data-menu="What people try" data-icon="leaf">What people often find helps</h2>
<h3 data-icon="clock">The same hour in the morning</h3>
<p>Get up at the same time all week, Sunday too, however the night was. A fixed time of rising sets the time at which you get sleepy.</p>
<h3 data-icon="sun">Daylight early</h3>
<p>Twenty minutes outdoors before noon, clouds allowed. Your body clock is set by daylight.</p>
<h3 data-icon="bed">Out of bed when it does not work</h3>
<p>If you have been awake for what feels like twenty minutes, get up. Sit somewhere dim with something dull. Go back to bed when you are sleepy.</p>
<h2 data-menu="What to do when you wake at four in the morning and cannot get back" data-icon="clock">What to do when you wake at four</h2>
<p>Turn the clock to the wall. Count breaths out, from ten down to one, and begin again when you lose count. Leave all planning until the morning.</p>
<div data-block="expander" data-label="A treatment worth asking about"><h3 data-icon="book">A treatment worth asking about</h3>
<p>For insomnia that lasts, doctors usually suggest a talking treatment before tablets. It is called cognitive behavioral therapy for insomnia.</p>
<p>It takes some weeks. You keep a sleep diary, spend less time in bed for a while, and learn what to do with the hour at four. It is also given in groups and online, and your doctor can tell you where.</p></div>`,
}
