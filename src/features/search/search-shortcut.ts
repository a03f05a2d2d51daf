/** Where keys are letters. */
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether a key opens the search: "/" where nobody types, Ctrl or Cmd + K anywhere; never under another window. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, defaultPrevented, isComposing, key, metaKey, repeat, target } = event
  if (defaultPrevented || isComposing || repeat || document.querySelector('dialog:modal')) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !event.shiftKey
  // Shift may be pressed: on many keyboards "/" is above another sign.
  if (key !== '/' || altKey || ctrlKey || metaKey) return false
  return !(target instanceof Element && target.closest(EDITABLE))
}
