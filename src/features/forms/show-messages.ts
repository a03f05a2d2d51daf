import { isMessageFor } from '@/rules/forms/field-keys'

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const MESSAGE = 'form-message'

/** What can be typed into and chosen from. Asked of the form's elements, since a field may be called "elements". */
function controlsOf(form: HTMLFormElement): FormControl[] {
  const found = Element.prototype.querySelectorAll.call(form, 'input, select, textarea')
  return [...found].filter(
    (node): node is FormControl =>
      (node instanceof HTMLInputElement && node.type !== 'hidden') ||
      node instanceof HTMLSelectElement ||
      node instanceof HTMLTextAreaElement,
  )
}

const described = (control: FormControl) => (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)

function tie(control: FormControl, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

/** Takes the messages of the last answer away. */
export function clearMessages(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    control.removeAttribute('aria-invalid')
    tie(
      control,
      described(control).filter((id) => !id.endsWith(`-${MESSAGE}`)),
    )
  }
  for (const message of Element.prototype.querySelectorAll.call(form, `.${MESSAGE}`)) message.remove()
}

/** Where the message of a control stands: below the whole field, also where that is a label around it. */
function place(control: FormControl, message: HTMLElement): void {
  const field = control.closest('[data-form-field], fieldset')
  if (field) field.append(message)
  else (control.closest('label') ?? control).after(message)
}

/**
 * Puts each message under its field, read out with it, and the focus on the first field that has
 * one. SPEC 5. By hand, since an embedded form is not React's. What is typed stays.
 * @returns messages that no field of the form has
 */
export function showMessages(form: HTMLFormElement, messages: Readonly<Record<string, string>>): string[] {
  const controls = controlsOf(form)
  const wrong = new Set<FormControl>()
  const homeless: string[] = []
  for (const [index, [key, text]] of Object.entries(messages).entries()) {
    const own = controls.filter(({ name }) => isMessageFor(name, key))
    const last = own.at(-1)
    if (!last) {
      homeless.push(text)
      continue
    }
    const message = document.createElement('p')
    message.id = `${form.getAttribute('id') ?? 'form'}-${index}-${MESSAGE}`
    message.className = `${MESSAGE} text-sm font-semibold text-bad`
    message.textContent = text
    place(last, message)
    for (const control of own) {
      control.setAttribute('aria-invalid', 'true')
      tie(control, [message.id, ...described(control)])
      wrong.add(control)
    }
  }
  controls.find((control) => wrong.has(control))?.focus()
  return homeless
}
