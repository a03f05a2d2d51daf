import 'server-only'
import { readAs } from '@/cms/client/local-api.server'
import type { Audience } from '@/rules/audience'
import type { FormFieldConfig } from './FormFields'

/** A form as its page shows it, without its email recipients. */
export type FormDefinition = { id: number; fields: readonly FormFieldConfig[]; buttonLabel: string | null }

/** @returns null if no form was chosen, or it was deleted */
export async function formDefinition(id: number | null, audience: Audience): Promise<FormDefinition | null> {
  const [form] = id === null ? [] : await readAs(audience).some('forms', [id], ['fields', 'submitButtonLabel'])
  return form ? { id: form.id, fields: form.fields ?? [], buttonLabel: form.submitButtonLabel || null } : null
}
