import type { DemoEvent } from '../listening'

export const openKitchenEveningEvent: DemoEvent = {
  slug: 'open-kitchen-evening',
  title: 'Open kitchen evening',
  summary: 'Come and watch a recipe being tested for the third time, and tell us to our faces what it lacks.',
  startsInDays: 30,
  weekday: 3,
  startHour: 18,
  lastsMin: 150,
  location: 'The Test Kitchen, 3 Mill Lane, second floor',
  timeZone: 'Europe/London',
  price: 'Free with an account',
  bookingSlug: 'open-kitchen',
  topics: ['in-person-events'],
  requiredPlan: 'free',
  publishedDaysAgo: 6,
  body: `<p>Once in a season we leave the door open. Twelve people fit around the stove. You get a spoon, a pencil and a card with four questions, and the dish on the stove is one that has failed twice.</p>
<h2>What we will cook</h2>
<p>A soup, if the squash arrives, and otherwise something with the cabbage that always does. There is bread, and there is tea. The stairs are steep and there is no elevator; tell us if that keeps you away, and we will come down with a pot.</p>
<h2>What you do</h2>
<p>You taste, you write, and you say what you would leave out. At the end we read the cards aloud, and the cook has to answer.</p>
<h2>Allergies</h2>
<p>We cook with nuts, sesame, eggs and milk in the same room. If traces are dangerous for you, please stay on this side of the window, and ask your doctor rather than us.</p>`,
}
