import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { formHtml } from '@/content/form-html'
import { type FormDefinition, formDefinition } from '@/features/forms/load-form.server'
import { formsHost } from '@/features/forms/settings.server'
import { submissionsUrl } from '@/features/forms/submissions-url'
import { relationId } from '@/rules/relation-id'

export type FormBlockData = {
  /**
   * A form of the CMS, the HTML of another service's form, or null without a form. `host` is the origin that receives the
   * submissions; null is this site, the only one that knows the forms of its CMS.
   */
  form: ({ kind: 'own'; host: null } & FormDefinition) | { kind: 'embedded'; html: string; host: string | null } | null
}

/** The form of the block. */
export async function loadForm(block: BlockOf<'form'>, { audience }: BlockContext): Promise<FormBlockData> {
  if (block.source === 'own') {
    const id = relationId(block.form)
    const form = await formDefinition(id, audience)
    return { form: form && { kind: 'own', host: null, ...form } }
  }
  const host = await formsHost()
  const actionOf = (formId: string) => submissionsUrl(host, formId)
  const html = formHtml(block.formHtml ?? '', { audience, idPrefix: `b${block.id ?? ''}-`, actionOf })
  return { form: html.trim() === '' ? null : { kind: 'embedded', html, host } }
}
