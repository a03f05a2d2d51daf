import type { Term } from '@/catalogue/cards'

/** What a member says, as GET /api/testimonials answers it. SPEC 3. */
export type Testimonial = {
  id: number
  title: string
  uri: string | null
  /** Safe HTML. */
  content: string
  author: string
  imageUrl: string | null
  profession: string | null
  categories: Term[]
}

/** What a card shows of it: plain text, as much as fits. */
export type Quote = Pick<Testimonial, 'id' | 'uri' | 'author' | 'imageUrl' | 'profession'> & {
  text: string
  /** The text goes on, on its own page. */
  more: boolean
}
