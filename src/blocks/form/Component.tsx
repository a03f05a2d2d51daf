import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { SafeHtml } from '@/content/SafeHtml'
import { CmsForm } from '@/features/forms/CmsForm'
import { LazyFormSubmitter } from '@/features/forms/LazyFormSubmitter.client'
import type { FormBlockData } from './load.server'

/** A form below or beside its title and text. Nothing without a form. */
export function FormSection({ block, context, data: { form } }: BlockProps<'form', FormBlockData>) {
  if (!form) return null
  const { sectionClass } = outlineOf(context, block.title)
  return (
    <section className="light-section py-band" data-light={block.light ?? 'morning'}>
      <div className="window-light" aria-hidden="true" />
      {/* The room for the header is inside: the color extends behind it. */}
      <div className={sectionClass('wrap form-section')}>
        <BlockHead context={context} title={block.title} titleWidth={18} text={block.text} />
        <LazyFormSubmitter host={form.host}>
          {form.kind === 'own' ? (
            <CmsForm id={form.id} fields={form.fields} buttonLabel={form.buttonLabel} />
          ) : (
            <div className="form-embedded">
              <SafeHtml html={form.html} />
            </div>
          )}
        </LazyFormSubmitter>
      </div>
    </section>
  )
}
