import type { DemoMeditation } from '../item'

export const aTourOfTheBodyMeditation: DemoMeditation = {
  slug: 'a-tour-of-the-body',
  title: 'A tour of the body',
  summary: 'From the soles to the crown in eight minutes, as if you were turning off the lights of a house.',
  video: 'the-long-way-out',
  durationMin: 8,
  topics: ['body-scan'],
  requiredPlan: 'free',
  publishedDaysAgo: 22,
  body: `<p>You are the caretaker, and it is late. You walk through the rooms one after the other, see that everything is all right, and turn off the light. Watch the video once for the rhythm. Then close your eyes and let it play three times more.</p>
<h2>Lie down</h2>
<p>On the back, with a cushion under the knees, or on the side. A blanket, because you will get cooler than you expect.</p>
<h2>The rooms</h2>
<ol>
<li>The soles of the feet. Warm, cold, or nothing at all.</li>
<li>Calves, knees, thighs. They may be heavy.</li>
<li>The belly, which moves, and the back, which is held.</li>
<li>Hands and arms, from the fingertips up.</li>
<li>Shoulders, throat, and the jaw, where a light is nearly always on.</li>
<li>Eyes, forehead, and out through the roof.</li>
</ol>
<h2>If you get lost</h2>
<p>Go back to the last room that you remember. If you fall asleep on the stairs, so much the better.</p>
<p>A part of the body with a bad memory may be passed by. If the exercise stirs up more than you want, stop, and talk to a doctor or therapist about it.</p>`,
}
