/** A question as GET /api/faqs/ returns it. `slug` is the target of `/faqs#slug`. */
export type Faq = {
  id: number
  slug: string
  title: string
  /** The title of its first category. */
  topic: string | null
  /** Safe HTML. */
  content: string
}
