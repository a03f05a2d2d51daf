import type { DemoTestimonial } from './item'
import { eveningTestimonials } from './testimonials/evening'
import { kitchenTestimonials } from './testimonials/kitchen'
import { movementTestimonials } from './testimonials/movement'

/** Every testimonial, in the order of the page: the three hours of the day take turns. */
export const demoTestimonials: readonly DemoTestimonial[] = kitchenTestimonials.flatMap((kitchen, turn) =>
  [kitchen, movementTestimonials[turn], eveningTestimonials[turn]].filter((testimonial) => testimonial !== undefined),
)
