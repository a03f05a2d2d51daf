import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field } from './Field'
import { SubmitButton } from './SubmitButton'

const idOf = (html: string, text: string) => new RegExp(`id="([^"]+)">${text}<`).exec(html)?.[1]
const describedBy = (html: string) => /aria-describedby="([^"]+)"/.exec(html)?.[1]

describe('DESIGN 7: a field', () => {
  test('has its label, and its hint is read out with it', () => {
    const html = renderToStaticMarkup(<Field label="Name" name="n" hint="As on the door." />)
    expect(/for="([^"]+)"/.exec(html)?.[1]).toBe(/<input[^>]* id="([^"]+)"/.exec(html)?.[1])
    expect(describedBy(html)).toBe(idOf(html, 'As on the door.'))
    expect(html).not.toContain('aria-invalid="')
  })

  test('that is wrong says so first, then its hint', () => {
    const html = renderToStaticMarkup(<Field label="Name" name="n" hint="As on the door." error="Enter it." />)
    expect(describedBy(html)).toBe(`${idOf(html, 'Enter it.')} ${idOf(html, 'As on the door.')}`)
    expect(html).toContain('aria-invalid="true"')
  })
})

test('DESIGN 7: a button that is sending turns, and keeps its words and the focus', () => {
  const html = renderToStaticMarkup(<SubmitButton pending>Send</SubmitButton>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Send')
  expect(html).not.toContain('disabled=""')
})
