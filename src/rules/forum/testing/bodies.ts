type Part = { type: string; children?: Part[]; [field: string]: unknown }

/** A body with these blocks, as the editor sends it. */
export const bodyOf = (...children: Part[]) => ({ root: { type: 'root', children } })
export const words = (text: string, format = 0): Part => ({ type: 'text', text, format })
export const paragraph = (...children: Part[]): Part => ({ type: 'paragraph', children })
export const linkTo = (url: string, text = 'here'): Part => ({ type: 'link', url, children: [words(text)] })
/** A body of one paragraph. */
export const aBody = (text: string) => bodyOf(paragraph(words(text)))
