import type { Term } from '@/catalogue/cards.server'

/** A testimonial as GET /api/testimonials returns it. */
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

/** A testimonial as a card shows it: plain text, shortened to fit. */
export type Quote = Pick<Testimonial, 'id' | 'uri' | 'author' | 'imageUrl' | 'profession'> & {
  text: string
  /** Whether the text continues on the testimonial's own page. */
  more: boolean
}
