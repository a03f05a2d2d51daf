import 'server-only'
import { readAs } from '@/cms/client'
import type { Audience } from '@/rules/audience'
import type { ShownField } from './FormFields'

/** A form as its page shows it: never whom it is mailed to. */
export type ShownForm = { id: number; fields: readonly ShownField[]; buttonLabel: string | null }

/** @returns null where no form was chosen, or it is gone */
export async function shownForm(id: number | null, audience: Audience): Promise<ShownForm | null> {
  const [form] = id === null ? [] : await readAs(audience).some('forms', [id], ['fields', 'submitButtonLabel'])
  return form ? { id: form.id, fields: form.fields ?? [], buttonLabel: form.submitButtonLabel || null } : null
}
