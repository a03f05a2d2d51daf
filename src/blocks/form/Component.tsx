import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { SafeHtml } from '@/content/SafeHtml'
import { FormSender } from '@/features/forms/FormSender.client'
import { OwnForm } from '@/features/forms/OwnForm'
import type { FormBlockData } from './load'

/** A form, in one column that is pleasant to fill in. SPEC 2.3. Nothing where there is no form. */
export function FormSection({ block, context, data: { shown } }: BlockProps<'form', FormBlockData>) {
  if (!shown) return null
  const { Title, section } = outlineOf(context, block.title)
  return (
    <section className={section('band py-8')} data-light={block.light ?? 'morning'}>
      <div className="wrap form-section">
        {(block.title || block.text) && (
          <div className="grid content-start gap-3">
            {block.title && <Title className="type-h2 max-w-[18ch]">{block.title}</Title>}
            {block.text && <p className="max-w-measure whitespace-pre-line text-text-soft">{block.text}</p>}
          </div>
        )}
        <FormSender host={shown.host}>
          {shown.kind === 'own' ? (
            <OwnForm id={shown.id} fields={shown.fields} buttonLabel={shown.buttonLabel} />
          ) : (
            <div className="form-embedded">
              <SafeHtml html={shown.html} />
            </div>
          )}
        </FormSender>
      </div>
    </section>
  )
}
