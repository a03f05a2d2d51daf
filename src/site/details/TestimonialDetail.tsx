import { textsOf } from '@/catalogue/authored.server'
import { Content } from '@/content/Content'
import { textParts } from '@/features/rich-text/text-parts'
import { pathRules } from '@/rules/path-rules'
import { Avatar } from '@/ui/Avatar'
import { Picture } from '@/ui/Picture'
import { TextLink } from '@/ui/TextLink'
import type { DetailProps } from './props'
import { ReadStep } from './ReadStep'

const SIZES = '(min-width: 64rem) 38vw, 92vw'

/** The page of a testimonial. */
export async function TestimonialDetail({ image, locked, page }: DetailProps<'testimonials'>) {
  const { doc, row } = page
  const [html = ''] = await textsOf(doc)
  const { testimonialText } = pathRules(row.uri ?? '/')
  return (
    <article className="wrap pt-header pb-section" data-light="morning">
      <div className="testimonial pt-8" data-picture={image ? '' : undefined}>
        {image && (
          <div className="testimonial-picture cover-frame">
            <Picture image={image} sizes={SIZES} priority />
          </div>
        )}
        <div className="grid max-w-measure-wide gap-6">
          <h1 className="type-h3">{row.title}</h1>
          <blockquote className="testimonial-text prose" data-size={testimonialText}>
            <Content html={html} audience={page.audience} parts={textParts(page.audience)} />
          </blockquote>
          <p className="flex items-center gap-4">
            <Avatar name={doc.firstName} />
            <span className="grid">
              <span className="font-semibold">{doc.firstName}</span>
              {doc.profession && <span className="text-sm text-text-soft">{doc.profession}</span>}
            </span>
          </p>
          <p>
            <TextLink href="/ebs-testimonials" arrow>
              More from members
            </TextLink>
          </p>
        </div>
      </div>
      <ReadStep page={page} locked={locked} />
    </article>
  )
}
