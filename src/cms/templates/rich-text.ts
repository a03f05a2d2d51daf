const element = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

const text = (content: string) => ({
  type: 'text',
  version: 1,
  text: content,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
})

/** A paragraph of a template's text. */
export const paragraph = (content: string) => ({
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: [text(content)],
})

/** A heading of the second level. */
export const heading = (content: string) => ({ ...element, type: 'heading', tag: 'h2', children: [text(content)] })

/** A rich text as the editor stores it. */
export const richText = (...children: (ReturnType<typeof paragraph> | ReturnType<typeof heading>)[]) => ({
  root: { ...element, type: 'root', children },
})
