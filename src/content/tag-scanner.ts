/**
 * Splits HTML text into tags and text in one pass and in linear time, following the tokenizer rules of the HTML
 * standard (quotes, stray `<`, bogus comments; an unfinished tag swallows the rest). Comments, doctypes and processing
 * instructions are dropped.
 */
export type Token =
  | { kind: 'text'; value: string }
  | { kind: 'start'; name: string; attributes: string }
  | { kind: 'end'; name: string }

const SAFE_NAME = /^[a-z][a-z0-9-]*$/

export class TagScanner {
  private at = 0
  /** End tags known to be missing in the rest of the text, so that each is searched for only once. */
  private readonly unclosed = new Set<string>()

  constructor(private readonly html: string) {}

  /** The next token, or null at the end. */
  next(): Token | null {
    while (this.at < this.html.length) {
      const token = this.html[this.at] === '<' ? this.markup() : this.text()
      if (token) return token
    }
    return null
  }

  /**
   * Moves past everything up to and including `</name …>`.
   * @returns false, without moving, if there is no such end tag
   */
  skipPast(name: string): boolean {
    if (this.unclosed.has(name)) return false
    const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')
    endTag.lastIndex = this.at
    if (!endTag.test(this.html)) {
      this.unclosed.add(name)
      return false
    }
    this.at = endTag.lastIndex
    this.attributes()
    return true
  }

  /** Moves to the end; the rest is not content. */
  skipRest(): void {
    this.at = this.html.length
  }

  private text(): Token {
    const next = this.html.indexOf('<', this.at)
    const value = this.html.slice(this.at, next < 0 ? undefined : next)
    this.at += value.length
    return { kind: 'text', value }
  }

  private markup(): Token | null {
    const rest = this.html.slice(this.at + 1, this.at + 3)
    if (/^[a-z]/i.test(rest)) return this.tag('start', 1)
    if (/^\/[a-z]/i.test(rest)) return this.tag('end', 2)
    if (/^[!?/]/.test(rest)) {
      this.comment()
      return null
    }
    this.at += 1
    return { kind: 'text', value: '<' }
  }

  private tag(kind: 'start' | 'end', skip: number): Token | null {
    this.at += skip
    const name = this.consume(/[^\t\n\f\r />]+/y).toLowerCase()
    const attributes = this.attributes()
    if (attributes === null) return null
    return kind === 'start' ? { kind, name, attributes } : { kind, name }
  }

  /** The attributes up to `>`, double-quoted; null if the text ends before. */
  private attributes(): string | null {
    const safeAttributes: string[] = []
    for (;;) {
      this.consume(/[\t\n\f\r /]+/y)
      if (this.at >= this.html.length) return null
      if (this.html[this.at] === '>') break
      const name = this.consume(/=?[^\t\n\f\r />=]*/y).toLowerCase()
      const value = this.value()
      if (value === null) return null
      if (SAFE_NAME.test(name)) {
        safeAttributes.push(` ${name}="${value.replaceAll('"', '&quot;')}"`)
      }
    }
    this.at += 1
    return safeAttributes.join('')
  }

  /** The value after an attribute's name, without quotes; null if the closing quote is missing. */
  private value(): string | null {
    if (this.consume(/[\t\n\f\r ]*=[\t\n\f\r ]*/y) === '') return ''
    const quote = this.html[this.at]
    if (quote !== '"' && quote !== "'") return this.consume(/[^\t\n\f\r >]*/y)
    const close = this.html.indexOf(quote, this.at + 1)
    if (close < 0) {
      this.skipRest()
      return null
    }
    const value = this.html.slice(this.at + 1, close)
    this.at = close + 1
    return value
  }

  private comment(): void {
    if (!this.html.startsWith('<!--', this.at)) this.skipThrough(/>/g, 2)
    else if (/^<!---?>/.test(this.html.slice(this.at, this.at + 6))) this.skipThrough(/>/g, 4)
    else this.skipThrough(/--!?>/g, 4)
  }

  private skipThrough(pattern: RegExp, from: number): void {
    pattern.lastIndex = this.at + from
    this.at = pattern.test(this.html) ? pattern.lastIndex : this.html.length
  }

  /** Matches a sticky pattern at the current position and moves past it; '' if it does not match. */
  private consume(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.html)?.[0] ?? ''
    this.at += found.length
    return found
  }
}
