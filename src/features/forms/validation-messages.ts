import { isMessageFor } from '@/rules/forms/field-keys'

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const MESSAGE_CLASS = 'form-message'

/** The visible controls of a form. Called on the prototype, since a field may be named "elements". */
function controlsOf(form: HTMLFormElement): FormControl[] {
  const found = Element.prototype.querySelectorAll.call(form, 'input, select, textarea')
  return [...found].filter(
    (node): node is FormControl =>
      (node instanceof HTMLInputElement && node.type !== 'hidden') ||
      node instanceof HTMLSelectElement ||
      node instanceof HTMLTextAreaElement,
  )
}

const describedByIds = (control: FormControl) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)

function setDescribedBy(control: FormControl, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

/** Removes the messages of the last response. */
export function clearMessages(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    control.removeAttribute('aria-invalid')
    setDescribedBy(
      control,
      describedByIds(control).filter((id) => !id.endsWith(`-${MESSAGE_CLASS}`)),
    )
  }
  for (const message of Element.prototype.querySelectorAll.call(form, `.${MESSAGE_CLASS}`)) message.remove()
}

/** Inserts a message below the whole field, also if that is a wrapping label. */
function insertMessage(control: FormControl, message: HTMLElement): void {
  const field = control.closest('[data-form-field], fieldset')
  if (field) field.append(message)
  else (control.closest('label') ?? control).after(message)
}

/**
 * Shows each message under its field, linked by aria-describedby, and focuses the first invalid field. With the DOM,
 * since an embedded form is not rendered by React. Typed values stay.
 * @returns messages without a matching field
 */
export function showMessages(form: HTMLFormElement, messages: Readonly<Record<string, string>>): string[] {
  const controls = controlsOf(form)
  const invalid = new Set<FormControl>()
  const unmatched: string[] = []
  for (const [index, [key, text]] of Object.entries(messages).entries()) {
    const matching = controls.filter(({ name }) => isMessageFor(name, key))
    const last = matching.at(-1)
    if (!last) {
      unmatched.push(text)
      continue
    }
    const message = document.createElement('p')
    message.id = `${form.getAttribute('id') ?? 'form'}-${index}-${MESSAGE_CLASS}`
    message.className = `${MESSAGE_CLASS} text-sm font-semibold text-bad`
    message.textContent = text
    insertMessage(last, message)
    for (const control of matching) {
      control.setAttribute('aria-invalid', 'true')
      setDescribedBy(control, [message.id, ...describedByIds(control)])
      invalid.add(control)
    }
  }
  controls.find((control) => invalid.has(control))?.focus()
  return unmatched
}
