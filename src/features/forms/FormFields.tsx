import type { Form } from '@/payload-types'
import { acceptAttribute, describeKinds } from '@/rules/forms/file-kinds'
import { maxMegabytesOf } from '@/rules/forms/validate-answer'
import { LIMITS } from '@/rules/limits'
import { FORM_TEXTS } from '@/rules/page-texts/forms'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { RadioGroup } from '@/ui/RadioGroup'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import { CheckboxGroup } from './CheckboxGroup'

export type FormFieldConfig = NonNullable<Form['fields']>[number]

/** Label and help of a field; optional fields say so. */
function fieldProps(field: Exclude<FormFieldConfig, { blockType: 'hidden' | 'consent' }>) {
  return {
    name: field.name,
    label: field.required ? field.label : `${field.label} (optional)`,
    hint: field.help ?? undefined,
    required: field.required ?? false,
  }
}

const INPUT_PROPS = {
  text: { type: 'text', maxLength: LIMITS.formTextMaxChars },
  email: { type: 'email', autoComplete: 'email', maxLength: LIMITS.emailMaxChars },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  date: { type: 'date' },
} as const

type FieldControlProps = {
  field: FormFieldConfig
  /** The limit for all files together, shown with each file field if the form has several. */
  totalSizeHint: string | undefined
}

/** The control of one field, rendered on the server so that typed values survive any response. */
function FieldControl({ field, totalSizeHint }: FieldControlProps) {
  switch (field.blockType) {
    case 'text':
      return <Field {...fieldProps(field)} {...INPUT_PROPS.text} defaultValue={field.defaultValue ?? undefined} />
    case 'email':
    case 'phone':
    case 'date':
      return <Field {...fieldProps(field)} {...INPUT_PROPS[field.blockType]} />
    case 'textarea':
      return (
        <TextArea
          {...fieldProps(field)}
          maxLength={LIMITS.formLongTextMaxChars}
          defaultValue={field.defaultValue ?? undefined}
        />
      )
    case 'select': {
      const options = [{ value: '', label: 'Choose' }, ...(field.options ?? [])]
      return <Select {...fieldProps(field)} options={options} defaultValue={field.defaultValue ?? ''} />
    }
    case 'radio':
      return <RadioGroup {...fieldProps(field)} options={field.options ?? []} initial={field.defaultValue ?? ''} />
    case 'checkboxes': {
      const { required: _required, ...props } = fieldProps(field)
      return <CheckboxGroup {...props} options={field.options ?? []} />
    }
    case 'number': {
      const { max, min } = field
      return (
        <Field
          {...fieldProps(field)}
          type="number"
          step="any"
          inputMode="decimal"
          min={min ?? undefined}
          max={max ?? undefined}
        />
      )
    }
    case 'file': {
      const limit = `${describeKinds(field.kinds)}, ${maxMegabytesOf(field)} MB at most.`
      const props = fieldProps(field)
      return (
        <Field
          {...props}
          hint={[props.hint, limit, totalSizeHint].filter(Boolean).join(' ')}
          type="file"
          accept={acceptAttribute(field.kinds)}
          data-max-megabytes={maxMegabytesOf(field)}
        />
      )
    }
    case 'consent':
      return (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{field.label}</legend>
          <Checkbox name={field.name} label={field.text} value="1" required />
        </fieldset>
      )
    case 'hidden':
      return <input type="hidden" name={field.name} value={field.defaultValue ?? ''} />
    default:
      return field satisfies never
  }
}

/** The fields of a form, two per row where the editor chose so and the screen is wide enough. */
export function FormFields({ fields }: { fields: readonly FormFieldConfig[] }) {
  const severalFiles = fields.filter(({ blockType }) => blockType === 'file').length > 1
  const totalSizeHint = severalFiles ? FORM_TEXTS.formFilesTooLarge(LIMITS.formFilesMaxMegabytes) : undefined
  return (
    <div className="form-fields">
      {fields.map((field) => (
        <div
          key={field.name}
          className="form-field"
          data-form-field
          data-width={field.width === 'half' ? 'half' : undefined}
          hidden={field.blockType === 'hidden'}
        >
          <FieldControl field={field} totalSizeHint={totalSizeHint} />
        </div>
      ))}
    </div>
  )
}
