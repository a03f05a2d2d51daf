import type { FileKind } from './file-kinds'

type FieldBase = {
  /** The name in the submission. */
  name: string
  label?: string | null
  required?: boolean | null
}
type Option = { label: string; value: string }

/** Fields other than files, by the slug of their block in the admin. */
export type AnswerField = FieldBase &
  (
    | { blockType: 'text' | 'textarea' | 'email' | 'phone' | 'date' | 'hidden' }
    | { blockType: 'number'; min?: number | null; max?: number | null }
    | { blockType: 'select' | 'radio' | 'checkboxes'; options?: readonly Option[] | null }
    | { blockType: 'consent'; text: string }
  )

/** A field that takes one file. */
export type FileField = FieldBase & { blockType: 'file'; kinds: readonly FileKind[]; maxMegabytes?: number | null }

/** The label of a field in emails, lists and exports; its name for a hidden field without a label. */
export const labelOf = ({ label, name }: Pick<FieldBase, 'label' | 'name'>): string => label?.trim() || name

/** The names of a form's email fields. */
export const emailFieldsOf = (
  fields: readonly Pick<AnswerField | FileField, 'blockType' | 'name'>[] | null | undefined,
) => (fields ?? []).filter(({ blockType }) => blockType === 'email').map(({ name }) => name)
