import { HONEYPOT } from '@/rules/forms/field-keys'
import { FORM_TEXTS } from '@/rules/page-texts/forms'
import { button } from '@/ui/button-variants'
import { type FormFieldConfig, FormFields } from './FormFields'
import { submissionsUrl } from './submissions-url'

type Props = { id: number; fields: readonly FormFieldConfig[]; buttonLabel: string | null }

/** A form that editors built. It works without scripts; FormSubmitter enhances it. */
export function CmsForm({ buttonLabel, fields, id }: Props) {
  return (
    <form
      className="grid gap-5"
      id={`gform_${id}`}
      method="post"
      action={submissionsUrl(null, String(id))}
      encType="multipart/form-data"
    >
      <input type="hidden" name="gform_submit" value={id} />
      <FormFields fields={fields} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <button className={button({ variant: 'ink' })} type="submit">
          {buttonLabel ?? FORM_TEXTS.formSubmit}
        </button>
      </div>
    </form>
  )
}
