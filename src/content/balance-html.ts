/**
 * Prepares HTML for the parser: HTML text in, balanced HTML of known elements out, in linear time.
 *
 * This is not the sanitizer (sanitize-schema.ts); it bounds the work of parser and sanitizer. The parser's cost grows
 * with tags times open elements, it clones unclosed formatting elements into every later paragraph, and the steps after
 * it are recursive. So every tag is closed here, unknown tags are dropped, and nesting is limited to MAX_DEPTH and the
 * number of elements to MAX_ELEMENTS. Beyond a limit, tags are dropped and their text stays, except for text that may
 * be for members only.
 */
import { BLOCK, CONTENT_TAGS, HEADING, SCOPE_BOUNDARY, TABLE_CONTEXT, type TagRules, VOID } from './elements'
import { TagScanner } from './tag-scanner'

/** Levels of nesting; a normal page has fewer than 30. */
export const MAX_DEPTH = 100
/** Elements in one text; a long article has fewer than 3,000. */
export const MAX_ELEMENTS = 20_000

/** @returns HTML with the same text, in which every tag is known, closed, and at most MAX_DEPTH deep */
export function balanceHtml(html: string, rules: TagRules = CONTENT_TAGS): string {
  const { rawIfClosed, rawToEnd, renamed } = rules
  const scanner = new TagScanner(html)
  const writer = new BalancedWriter(rules.known)
  for (let token = scanner.next(); token; token = scanner.next()) {
    if (token.kind === 'text') writer.text(token.value)
    else if (token.kind === 'end') writer.end(renamed.get(token.name) ?? token.name)
    else if (rawToEnd.has(token.name)) scanner.skipPast(token.name) || scanner.skipRest()
    else if (rawIfClosed.has(token.name)) scanner.skipPast(token.name)
    else writer.start(renamed.get(token.name) ?? token.name, token.attributes)
  }
  return writer.finish()
}

class BalancedWriter {
  private readonly out: string[] = []
  private readonly open: string[] = []
  private elements = 0
  /** Number of dropped start tags (because of a limit) whose end tags are still to come. */
  private skippedDepth = 0
  /**
   * True once a members-only part has lost its tag to a limit: the text that follows may be protected, so it is
   * dropped.
   */
  private isCutOff = false

  constructor(private readonly known: ReadonlySet<string>) {}

  text(value: string): void {
    if (this.isCutOff) return
    // Two texts around a dropped tag must not form a tag: `<` + `script>`.
    this.out.push(value.replaceAll('<', '&lt;'))
  }

  start(name: string, attributes: string): void {
    if (this.isCutOff || !this.known.has(name)) return
    const full = this.skippedDepth > 0 || this.elements >= MAX_ELEMENTS
    if (!full && !this.closeConflicting(name)) return
    if (VOID.has(name) ? this.elements >= MAX_ELEMENTS : full || this.open.length >= MAX_DEPTH) {
      if (!VOID.has(name)) this.skippedDepth += 1
      // Entities can encode the word too, so any entity counts as a match.
      if (/data-block|class/i.test(attributes) && /members|&/i.test(attributes)) this.isCutOff = true
      if (BLOCK.has(name) || name === 'br') this.out.push(' ')
      return
    }
    this.elements += 1
    this.out.push(`<${name}${attributes}>`)
    if (!VOID.has(name)) this.open.push(name)
  }

  end(name: string): void {
    if (!this.known.has(name) || VOID.has(name)) return
    if (this.skippedDepth > 0) {
      this.skippedDepth -= 1
      return
    }
    const matches = (open: string) => open === name || (HEADING.has(name) && HEADING.has(open))
    const tabular = name === 'table' || TABLE_CONTEXT.has(name)
    const stop = tabular ? (open: string) => open === 'table' : (open: string) => SCOPE_BOUNDARY.has(open)
    this.closeFrom(this.findOpen(matches, stop))
  }

  finish(): string {
    this.closeFrom(0)
    return this.out.join('')
  }

  /** Closes the elements that a new one closes implicitly. @returns false if the element is not allowed here */
  private closeConflicting(name: string): boolean {
    const context = TABLE_CONTEXT.get(name)
    if (context) {
      const at = this.findOpen(
        (open) => context.includes(open),
        (open) => open === 'table',
      )
      if (at >= 0) this.closeFrom(at + 1)
      return at >= 0
    }
    if (name === 'li') this.closeItem(['li'])
    if (name === 'dt' || name === 'dd') this.closeItem(['dt', 'dd'])
    if (BLOCK.has(name))
      this.closeFrom(
        this.findOpen(
          (open) => open === 'p',
          (open) => SCOPE_BOUNDARY.has(open),
        ),
      )
    if (HEADING.has(name) && HEADING.has(this.open.at(-1) ?? '')) this.closeFrom(this.open.length - 1)
    if (name === 'a')
      this.closeFrom(
        this.findOpen(
          (open) => open === 'a',
          (open) => SCOPE_BOUNDARY.has(open),
        ),
      )
    return true
  }

  /** Closes the current list item, unless another block (a nested list) is in between. */
  private closeItem(items: readonly string[]): void {
    const between = (open: string) =>
      SCOPE_BOUNDARY.has(open) || (BLOCK.has(open) && !items.includes(open) && !['address', 'div', 'p'].includes(open))
    this.closeFrom(this.findOpen((open) => items.includes(open), between))
  }

  /** Index of the innermost open element that matches; -1 if a stopping element comes first. */
  private findOpen(matches: (open: string) => boolean, stops: (open: string) => boolean): number {
    for (let at = this.open.length - 1; at >= 0; at -= 1) {
      const open = this.open[at] ?? ''
      if (matches(open)) return at
      if (stops(open)) return -1
    }
    return -1
  }

  private closeFrom(index: number): void {
    if (index < 0) return
    for (const name of this.open.splice(index).reverse()) this.out.push(`</${name}>`)
  }
}
