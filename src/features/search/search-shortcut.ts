/** Elements where a key types a character. */
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether a key opens the search: "/" outside of text fields, Ctrl or Cmd + K anywhere; never with a modal open. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, defaultPrevented, isComposing, key, metaKey, repeat, target } = event
  if (defaultPrevented || isComposing || repeat || document.querySelector('dialog:modal')) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !event.shiftKey
  // Shift is allowed: on many keyboards "/" needs it.
  if (key !== '/' || altKey || ctrlKey || metaKey) return false
  return !(target instanceof Element && target.closest(EDITABLE))
}
