import { describe, expect, test } from 'vitest'
import { MAX_DEPTH, MAX_ELEMENTS } from './balance-html'
import { findFaults } from './testing/find-faults'
import { rendered } from './testing/render'
import { toPlainText } from './to-plain-text'

/** Enough to tell quadratic work from the rest. Bodies can have eight times as much. */
const LENGTH = 125_000
/** CPU time, which other processes hardly affect: a megabyte took 1.6 s at most. Quadratic work takes many seconds. */
const PATIENCE_MS = 2_500

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length))
const counted = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => piece(i)).join('')

const LARGE: Record<string, string> = {
  'one long text': filled('word '),
  'many paragraphs': filled('<p>word</p>'),
  'many open paragraphs': filled('<p>'),
  'deep divisions': filled('<div>'),
  'deep formatting, each different': counted(5_000, (i) => `<b id=${i}>`) + '</p><p>x'.repeat(12_500),
  'deep formatting in paragraphs': `<p>${counted(2_500, (i) => `<i title=${i}>`)}${filled('</p><p>x')}`,
  'deep lists': filled('<ul><li>'),
  'deep tables': filled('<table><tr><td>'),
  'text that does not belong in a table': `<table>${filled('x<b>y</b>')}`,
  'many attributes': `<p ${counted(25_000, (i) => `a${i}=1 `)}>x`,
  'many unknown elements': filled('<x><y>'),
  'many open icons': filled('<svg>'),
  'many open templates and selects': filled('<template><select>'),
  'many scripts': filled('<script></script>'),
  'many open comments': filled('<!--'),
  'many open quotes': filled('<p title="'),
  'many signs': filled('<'),
  'many slashes': filled('</'),
  'many entities': filled('&notit;&#x110000;'),
  'many links': filled('<a href=#x>x'),
  'many pictures': filled('<img src=//x>'),
  'many equal headings': filled('<h2>x</h2>'),
  'one long heading': `<h2>${filled('e\u0301')}</h2>`,
  'many ends': `<div>${filled('</span>')}`,
  'ends across divisions': filled('<span><div></span>'),
  'one long attribute': `<img alt="${filled('x')}">`,
}

describe('large input of any kind is rendered in bounded time and depth', () => {
  test.each(Object.entries(LARGE))('%s', (_name, html) => {
    const started = process.cpuUsage()
    const markup = rendered(html)
    const tookMs = processorMs(started)

    expect(findFaults(markup)).toEqual([])
    expect(tookMs).toBeLessThan(PATIENCE_MS)
  })

  test('ten thousand levels are flattened, and their text stays in order', () => {
    const markup = rendered(
      `${counted(10_000, (i) => `<div>${i} `)}<b>core</b>${counted(10_000, (i) => `</div>${i} `)}<p>after</p>`,
    )

    expect(markup.match(/<div>/g)).toHaveLength(MAX_DEPTH)
    expect(markup.endsWith('</div>9999 <p>after</p>')).toBe(true)
    expect(toPlainText(markup)).toContain('9998 9999 core0 1 2')
  })

  test('beyond the limit of elements the text stays', () => {
    const markup = rendered('<p>w</p>'.repeat(MAX_ELEMENTS + 500))

    expect(markup.match(/<p>/g)).toHaveLength(MAX_ELEMENTS)
    expect(markup.match(/w/g)).toHaveLength(MAX_ELEMENTS + 500)
  })

  test('plain text of many tags', () => {
    expect(toPlainText(filled('<div><b>a</b>'))).toMatch(/^a a/)
  })
})
