/** Word's mark of an item: the number of its list and its level. */
const ITEM = /mso-list:\s*l(\d+)\s+level(\d)/i
const MARKER = /mso-list:\s*Ignore/i
/** Letters or digits before a point or parenthesis. */
const NUMBERED = /^\s*\(?[0-9a-z]{1,4}[.)]/i

const levelOf = (element: Element | null): number => Number(ITEM.exec(element?.getAttribute('style') ?? '')?.[2] ?? 0)

/** Makes lists of the paragraphs that Word has in place of lists. */
export function makeWordLists(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="mso-list"]')) {
    // Those that follow are taken along with the first.
    if (element.isConnected && levelOf(element) > 0) takeList(element)
  }
}

function takeList(first: Element): void {
  const { ownerDocument: document } = first
  const open: { level: number; list: Element }[] = []
  let next: Element | null = first
  let top: Element | null = null
  while (next && levelOf(next) > 0) {
    const item: Element = next
    const level = levelOf(item)
    next = item.nextElementSibling
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = document.createElement(isNumbered(item) ? 'ol' : 'ul')
      const outer = open.at(-1)?.list
      if (outer) (outer.lastElementChild ?? outer).append(list)
      else {
        item.before(list)
        top = list
      }
      open.push({ level, list })
    }
    const entry = document.createElement('li')
    for (const marker of item.querySelectorAll('[style]')) {
      if (MARKER.test(marker.getAttribute('style') ?? '')) marker.remove()
    }
    entry.append(...item.childNodes)
    open.at(-1)?.list.append(entry)
    item.remove()
  }
  // A deeper level first leaves nothing above it.
  if (top?.childElementCount === 0) top.remove()
}

function isNumbered(item: Element): boolean {
  const markers = [...item.querySelectorAll('[style]')].filter((one) => MARKER.test(one.getAttribute('style') ?? ''))
  return NUMBERED.test(markers[0]?.textContent ?? '')
}
