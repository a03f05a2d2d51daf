import { billingFaqs } from './faqs/billing'
import { communityFaqs } from './faqs/community'
import { kitchenFaqs } from './faqs/kitchen'
import { membershipFaqs } from './faqs/membership'
import { movementFaqs } from './faqs/movement'
import { privacyFaqs } from './faqs/privacy'
import type { DemoFaq } from './item'

/** Every question of /faqs, in the order of the page. */
export const demoFaqs: readonly DemoFaq[] = [
  ...membershipFaqs,
  ...kitchenFaqs,
  ...movementFaqs,
  ...billingFaqs,
  ...communityFaqs,
  ...privacyFaqs,
]
