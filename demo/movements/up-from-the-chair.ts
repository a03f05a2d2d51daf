import type { DemoMovement } from '../item'

export const upFromTheChairGuide: DemoMovement = {
  slug: 'up-from-the-chair',
  title: 'Up from the chair',
  summary:
    'Standing up without hands is a small strength that lasts a long time. Three rounds, with a rest after each.',
  level: 'Beginner',
  video: 'two-minutes-and-a-chair',
  durationMin: 6,
  topics: ['legs-and-hips'],
  requiredPlan: 'free',
  publishedDaysAgo: 12,
  body: `<p>You do this movement forty times a day without a thought, until the day it needs one. So we practice it while it is easy. Play the video three times and sit for a minute in between.</p>
<h2>Set up</h2>
<p>A firm kitchen chair against a wall. If the seat is low, put a cushion on it: a higher seat is an easier one. Feet as wide as the hips and a little behind the knees.</p>
<h2>Steps</h2>
<ol>
<li>In the first round, help with your hands on the thighs.</li>
<li>In the second, cross the arms over the chest.</li>
<li>In the third, take three seconds to sit down. That is where the strength is.</li>
</ol>
<p>The other movements of the video are there to give the legs a pause. Do them gently.</p>
<h2>Breathing</h2>
<p>Breathe in while you sit. Breathe out as you push the floor away. It sounds the wrong way around and feels right after two tries.</p>
<h2>What to leave out</h2>
<p>If a knee complains, stay with the first round. A pain that is sharp, or a knee that gives way, belongs to a doctor or physiotherapist and not to a chair.</p>`,
}
