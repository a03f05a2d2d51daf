import type { ClientField } from 'payload'
import { fieldElementId, rowElementIds, tabOf } from './field-place'

const FOCUSABLE =
  'input:not([type="hidden"], [disabled], .section-title__input), textarea:not([disabled]), select, [contenteditable="true"], button:not([disabled])'
const TEXT = 'textarea, input[type="text"], [contenteditable="true"]'
/** Payload renders what is far below only once it is near, and unfolds rows slowly. */
const PATIENCE_MS = 2_000
/** The fields of a new row come from the server. */
const NEW_FIELDS_MS = 15_000
const STEP_MS = 50

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP_MS))

/** Waits until an element is rendered. @returns null if it is not in time */
async function element(find: () => HTMLElement | null, patienceMs = PATIENCE_MS): Promise<HTMLElement | null> {
  const end = Date.now() + patienceMs
  for (let found = find(); ; found = find()) {
    if (found || Date.now() > end) return found
    await pause()
  }
}

const byId = (id: string) => element(() => document.getElementById(id))

/** Opens everything that is folded around an element. */
function unfold(target: Element): void {
  for (let fold = target.closest('.collapsible--collapsed'); fold; fold = foldAround(fold)) {
    fold.querySelector<HTMLButtonElement>(':scope > .collapsible__toggle-wrap > .collapsible__toggle')?.click()
  }
}

const foldAround = (fold: Element) => fold.parentElement?.closest('.collapsible--collapsed') ?? null

/**
 * Where the keyboard goes: to the title of a row or its first text, past its header; to its first control if it has no
 * text.
 */
function fieldIn(target: HTMLElement, titleId: string): HTMLElement | null {
  const content = target.querySelector<HTMLElement>(':scope > .collapsible > .rah-static') ?? target
  if (content.matches(FOCUSABLE)) return content
  const fields = [...content.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((field) => field.checkVisibility())
  return fields.find(({ id }) => id === titleId) ?? fields.find((field) => field.matches(TEXT)) ?? fields[0] ?? null
}

/** Waits for the fields of a row that was added just now. A person who has gone elsewhere by then is left there. */
async function focusIn(target: HTMLElement, path: string): Promise<void> {
  const before = document.activeElement
  const field = await element(() => fieldIn(target, fieldElementId(`${path}.title`)), NEW_FIELDS_MS)
  if (document.activeElement === before) field?.focus({ preventScroll: true })
}

/**
 * Leads to a field or a row of the form: opens its tab, its rows and what is folded around it, scrolls there and puts
 * the keyboard into it.
 * @param fields the document's fields, which say where the tab is
 * @param path such as "seo.title", or "layout.2" for a row
 */
export async function revealField(fields: readonly ClientField[], path: string): Promise<void> {
  const tab = tabOf(fields, path)
  if (tab !== null) {
    const button = document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')[tab]
    if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click()
  }
  let found: HTMLElement | null = null
  for (const id of rowElementIds(path)) {
    found = (await byId(id)) ?? found
    if (!found) continue
    found.scrollIntoView({ block: 'start' })
    unfold(found.querySelector(':scope > .collapsible') ?? found)
  }
  if (!/\.\d+$/.test(path)) found = (await byId(fieldElementId(path))) ?? found
  if (!found) return
  unfold(found)
  found.scrollIntoView({ block: 'start' })
  await pause()
  await focusIn(found, path)
}
