/** A question as GET /api/faqs/ answers it. SPEC 3. `slug` is where `/faqs#slug` leads. */
export type Faq = {
  id: number
  slug: string
  title: string
  /** Safe HTML. */
  content: string
}
