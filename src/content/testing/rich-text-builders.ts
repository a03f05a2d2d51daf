/** Builders for rich text nodes as the CMS stores them. */
type Node = Record<string, unknown>

const block = { direction: 'ltr', format: '', indent: 0, version: 1 }

export function richText(...children: unknown[]): Node {
  return { root: { type: 'root', children, ...block } }
}

/** @param format the sum of bold 1, italic 2, strike 4, underline 8, code 16, sub 32, super 64 */
export function textNode(text: string, format = 0): Node {
  return { type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 }
}

export function paragraph(...children: unknown[]): Node {
  return { type: 'paragraph', children, textFormat: 0, textStyle: '', ...block }
}

export function heading(tag: string, ...children: unknown[]): Node {
  return { type: 'heading', tag, children, ...block }
}

export function list(listType: 'bullet' | 'number' | 'check', items: unknown[][], more: Node = {}): Node {
  const children = items.map((children, at) => ({
    type: 'listitem',
    value: at + 1,
    children,
    ...block,
    ...(more.item as Node),
  }))
  return { type: 'list', listType, tag: listType === 'number' ? 'ol' : 'ul', start: 1, children, ...block, ...more }
}

export function link(fields: Node, ...children: unknown[]): Node {
  return {
    type: 'link',
    id: 'a1',
    fields: { linkType: 'custom', newTab: false, ...fields },
    children,
    ...block,
    version: 3,
  }
}

export function upload(value: unknown): Node {
  return { type: 'upload', relationTo: 'media', value, fields: {}, id: 'u1', ...block, version: 3 }
}
