import type { DemoBlockOf } from '../page'

/** The same invitation wherever it stands. */
export const newsletter: DemoBlockOf<'newsletter'> = {
  blockType: 'newsletter',
  title: 'One letter, on Sundays',
  text: 'A recipe for the week, a reason to get up at noon, and something short for the evening. It takes four minutes to read.',
  consentText: 'By subscribing you agree to get our newsletter by email. Each one ends with a link to unsubscribe.',
}
