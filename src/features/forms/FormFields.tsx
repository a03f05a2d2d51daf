import type { Form } from '@/payload-types'
import { maxMegabytesOf } from '@/rules/forms/check-answer'
import { acceptOf, wordsOf } from '@/rules/forms/file-kinds'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { RadioGroup } from '@/ui/RadioGroup'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import { Choices } from './Choices'

export type ShownField = NonNullable<Form['fields']>[number]

/** Label and help of a field; what may stay empty says so. */
function wordsOfField(field: Exclude<ShownField, { blockType: 'hidden' | 'consent' }>) {
  return {
    name: field.name,
    label: field.required ? field.label : `${field.label} (optional)`,
    hint: field.help ?? undefined,
    required: field.required ?? false,
  }
}

const LINES = {
  text: { type: 'text', maxLength: LIMITS.formTextMaxChars },
  email: { type: 'email', autoComplete: 'email', maxLength: LIMITS.emailMaxChars },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  date: { type: 'date' },
} as const

type ControlProps = {
  field: ShownField
  /** Said of each file where a form takes several: what holds for all of them. */
  together: string | undefined
}

/** The control of one field. Rendered on the server: what is typed stays in the page, whatever comes of it. */
function Control({ field, together }: ControlProps) {
  switch (field.blockType) {
    case 'text':
      return <Field {...wordsOfField(field)} {...LINES.text} defaultValue={field.defaultValue ?? undefined} />
    case 'email':
    case 'phone':
    case 'date':
      return <Field {...wordsOfField(field)} {...LINES[field.blockType]} />
    case 'textarea':
      return (
        <TextArea
          {...wordsOfField(field)}
          maxLength={LIMITS.formLongTextMaxChars}
          defaultValue={field.defaultValue ?? undefined}
        />
      )
    case 'select': {
      const options = [{ value: '', label: 'Choose' }, ...(field.options ?? [])]
      return <Select {...wordsOfField(field)} options={options} defaultValue={field.defaultValue ?? ''} />
    }
    case 'radio':
      return <RadioGroup {...wordsOfField(field)} options={field.options ?? []} initial={field.defaultValue ?? ''} />
    case 'checkboxes': {
      const { required: _own, ...words } = wordsOfField(field)
      return <Choices {...words} options={field.options ?? []} />
    }
    case 'number': {
      const { max, min } = field
      return (
        <Field
          {...wordsOfField(field)}
          type="number"
          step="any"
          inputMode="decimal"
          min={min ?? undefined}
          max={max ?? undefined}
        />
      )
    }
    case 'file': {
      const limit = `${wordsOf(field.kinds)}, ${maxMegabytesOf(field)} MB at most.`
      const words = wordsOfField(field)
      return (
        <Field
          {...words}
          hint={[words.hint, limit, together].filter(Boolean).join(' ')}
          type="file"
          accept={acceptOf(field.kinds)}
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

/** The fields of a form, two to a line where the editor wanted it and the screen allows. */
export function FormFields({ fields }: { fields: readonly ShownField[] }) {
  const severalFiles = fields.filter(({ blockType }) => blockType === 'file').length > 1
  const together = severalFiles ? TEXTS.formFilesTooLarge(LIMITS.formFilesMaxMegabytes) : undefined
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
          <Control field={field} together={together} />
        </div>
      ))}
    </div>
  )
}
