/** Word writes the items of a list as paragraphs with their bullets in the text. */
const ITEM = 'p[class*="MsoListParagraph"], p[style*="mso-list"]'
const NUMBER = /^\(?(?:\d+|[a-z]{1,5})[.)]/i

type Item = { level: number; ordered: boolean; element: Element }

/** Makes lists of Word's paragraphs, nested by their levels. */
export function listsOfWord(body: HTMLElement): void {
  for (const run of runsOfItems(body)) {
    const [first] = run
    if (!first) continue
    const root = first.element.ownerDocument.createElement(first.ordered ? 'ol' : 'ul')
    first.element.before(root)
    fill(root, run)
  }
}

/** Items that follow one another, with nothing but space between them. */
function runsOfItems(body: HTMLElement): Item[][] {
  const runs: Item[][] = []
  let last: Element | null = null
  for (const element of body.querySelectorAll(ITEM)) {
    const item = itemOf(element)
    if (!item) continue
    if (last && element.previousElementSibling === last) runs.at(-1)?.push(item)
    else runs.push([item])
    last = element
  }
  return runs
}

/** Null for a paragraph of a list's style that has no bullet of its own. */
function itemOf(element: Element): Item | null {
  const style = element.getAttribute('style') ?? ''
  const [, level] = /mso-list:[^;]*level(\d+)/i.exec(style) ?? []
  const marker = element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  if (!level && !marker) return null
  const ordered = NUMBER.test(marker?.textContent?.trim() ?? '')
  marker?.remove()
  return { level: Number(level ?? 1), ordered, element }
}

function fill(root: HTMLElement, items: readonly Item[]): void {
  const open = [{ list: root, level: items[0]?.level ?? 1 }]
  for (const { element, level, ordered } of items) {
    while (open.length > 1 && level < (open.at(-1)?.level ?? 0)) open.pop()
    const current = open.at(-1)
    if (!current) return
    const parent = level > current.level ? current.list.lastElementChild : null
    let { list } = current
    if (parent) {
      list = element.ownerDocument.createElement(ordered ? 'ol' : 'ul')
      parent.append(list)
      open.push({ list, level })
    }
    const item = element.ownerDocument.createElement('li')
    item.append(...element.childNodes)
    list.append(item)
    element.remove()
  }
}
