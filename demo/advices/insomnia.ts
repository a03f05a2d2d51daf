import type { DemoAdvice } from '../item'

export const insomniaAdvice: DemoAdvice = {
  slug: 'insomnia',
  title: 'Poor sleep',
  summary:
    'Lying awake is lonely and very common. What you can do about the evening, what about the night, and when to ask for help.',
  topics: ['sleep-and-strain'],
  requiredPlan: 'none',
  publishedDaysAgo: 6,
  body: `<h2 data-menu="When to ask for help" data-icon="stethoscope" data-format="main">When to ask for help</h2>
<p>A bad week belongs to life. See your doctor if poor sleep goes on for more than a month, if it spoils your days, or if you are so tired that driving is a risk. Go sooner if somebody has noticed that you stop breathing or gasp in your sleep, if your legs will not lie still, or if your mood is low for most of the day.</p>
<p>Ask as well before you take anything for it, herbs included, and before you change a medicine that you suspect.</p>
<h2 data-menu="How much is enough" data-icon="moon">How much is enough</h2>
<p>Most adults need seven hours or more, and some are well with a little less. How you feel at eleven in the morning tells you more than a watch does.</p>
<div data-block="health-fact"><p>Half of the caffeine in a cup is still about five hours later, and for some people far longer. The coffee at four is a guest who stays until late.</p></div>
<h2 data-menu="An evening in four steps" data-icon="moon">An evening in four steps</h2>
<div data-block="journey">
<ol>
<li><strong>Three hours before bed.</strong> The last full meal, and the last glass of wine if there was one.</li>
<li><strong>One hour before.</strong> Lamps low, screens away. The telephone sleeps elsewhere.</li>
<li><strong>Half an hour before.</strong> Write down what tomorrow wants from you. Then it is on the paper.</li>
<li><strong>In bed.</strong> A cool, dark room, and a slow breath out. No score is kept.</li>
</ol></div>
<h2 data-menu="What people try" data-icon="leaf">What people often find helps</h2>
<h3 data-icon="clock">The same hour in the morning</h3>
<p>Get up at the same time all week, Sunday too, however the night was. It is the hour of rising that trains the hour of sleep.</p>
<h3 data-icon="sun">Daylight early</h3>
<p>Twenty minutes outdoors before noon, clouds allowed. Your inner clock reads the sky and not the wall.</p>
<h3 data-icon="bed">Out of bed when it does not work</h3>
<p>If you have been awake for what feels like twenty minutes, get up. Sit somewhere dim with something dull. Go back when your eyes ask for it.</p>
<h2 data-menu="What to do when you wake at four in the morning and cannot get back" data-icon="clock">What to do when you wake at four</h2>
<p>Turn the clock to the wall. Count breaths out, from ten down to one, and begin again when you lose the thread, which you will. Planning is not allowed before six.</p>
<div data-block="expander" data-label="A treatment worth asking about"><h3 data-icon="book">A treatment worth asking about</h3>
<p>For insomnia that lasts, doctors usually suggest a talking treatment before tablets. It is called cognitive behavioral therapy for insomnia.</p>
<p>It takes some weeks and some patience. You keep a sleep diary, spend less time in bed for a while, and learn what to do with the hour at four. It is also given in groups and online, and your doctor can tell you where.</p></div>`,
}
