import { billingFaqs } from './faqs/billing'
import { communityFaqs } from './faqs/community'
import { kitchenFaqs } from './faqs/kitchen'
import { membershipFaqs } from './faqs/membership'
import { movementFaqs } from './faqs/movement'
import { privacyFaqs } from './faqs/privacy'
import type { DemoFaq, DemoQuestion } from './item'

/** @param topic a slug of demo/topics.ts */
const about = (topic: string, faqs: readonly DemoQuestion[]): DemoFaq[] => faqs.map((faq) => ({ ...faq, topic }))

/** Every question of /faqs, in the order of the page. */
export const demoFaqs: readonly DemoFaq[] = [
  ...about('about-membership', membershipFaqs),
  ...about('about-food', kitchenFaqs),
  ...about('about-movement', movementFaqs),
  ...about('about-payments', billingFaqs),
  ...about('about-the-community', communityFaqs),
  ...about('about-your-data', privacyFaqs),
]
