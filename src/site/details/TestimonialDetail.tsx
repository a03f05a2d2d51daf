import { authoredHtml } from '@/catalogue/authored'
import { Content } from '@/content/Content'
import { pathRules } from '@/site/path-rules'
import type { DetailProps } from './props'

/** What one member says, larger than elsewhere. SPEC 2.1. */
export async function TestimonialDetail({ page }: DetailProps<'testimonials'>) {
  const { doc, row } = page
  const [said = ''] = await authoredHtml({ richText: doc.body, html: doc.bodyHtml })
  const { testimonialText } = pathRules(row.uri ?? '/')
  return (
    <article className="wrap grid max-w-measure-wide gap-7 pt-header pb-9">
      <h1 className="type-h3 pt-7 text-text-soft">{row.title}</h1>
      <blockquote className="testimonial-text prose" data-size={testimonialText}>
        <Content html={said} audience={page.audience} />
      </blockquote>
      <p>
        <span className="font-semibold">{doc.firstName}</span>
        {doc.profession && <span className="text-text-soft">, {doc.profession}</span>}
      </p>
      <p>
        <a className="link" href="/ebs-testimonials">
          More letters from members
        </a>
      </p>
    </article>
  )
}
