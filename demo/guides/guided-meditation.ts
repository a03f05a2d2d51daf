import type { DemoGuide } from '../item'

export const meditationGuide: DemoGuide = {
  slug: 'guided-meditation',
  title: 'Guided meditation',
  summary: 'Ten minutes for the end of the day, to be read slowly once and then done with the page closed.',
  requiredPlan: 'free',
  publishedDaysAgo: 13,
  body: `<p>Read this through once, at the pace at which you would read to a child. Then put it away and do what you remember. What you forget was not important today.</p>
<h2>Arrive</h2>
<p>Sit so that your back is upright and nothing pinches: on a chair, on a cushion, on the floor with the wall behind you. Lay your hands where they are heavy. You may close your eyes, or let them rest on something that does not move.</p>
<p>Notice three sounds. One far away, one in the room, one of your own. You do not have to like them.</p>
<h2>The breath, as it is</h2>
<p>Find the place where you feel it most: the nose, the chest, the belly. Stay there for ten breaths, and change nothing. Short ones are allowed, and sighs, and the one that gets stuck halfway.</p>
<p>Now let the way out become a little longer than the way in. Not much. As if you were fogging a window and then thought better of it. Ten of these.</p>
<h2>Downward</h2>
<p>Go through the body from above, one place with each breath out. The forehead. The tongue, which is seldom asked. The shoulders. The hands. The belly. The seat and its weight. The knees. The feet, down to the small toes.</p>
<p>Where something is tight, breathe out toward it and move on. You are not repairing anything. You are looking in, as one looks in on someone who sleeps.</p>
<h2>When you are elsewhere</h2>
<p>You will be. In the office, in an old quarrel, in the refrigerator. The moment in which you notice is the exercise. Say <em>ah, there</em>, and come back to the last place that you remember.</p>
<h2>Return</h2>
<p>Move the fingers, then the toes. Open your eyes downward first. Stay for one more breath before you do the next thing.</p>
<h3>If it does you no good</h3>
<p>For some people, and after some things, closing the eyes and going inward brings up more than it settles. Then keep your eyes open, look around the room and name five things, or stop. It is no failure. A walk is also a way of sitting still. If it troubles you, speak with a doctor or a therapist.</p>`,
}
