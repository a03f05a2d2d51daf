import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field } from './Field'
import { SubmitButton } from './SubmitButton'

const idOf = (html: string, text: string) => new RegExp(`id="([^"]+)">${text}<`).exec(html)?.[1]
const describedBy = (html: string) => /aria-describedby="([^"]+)"/.exec(html)?.[1]

describe('a field', () => {
  test('has a label, and is described by its hint', () => {
    const html = renderToStaticMarkup(<Field label="Name" name="n" hint="As on the door." />)
    expect(/for="([^"]+)"/.exec(html)?.[1]).toBe(/<input[^>]* id="([^"]+)"/.exec(html)?.[1])
    expect(describedBy(html)).toBe(idOf(html, 'As on the door.'))
    expect(html).not.toContain('aria-invalid="')
  })

  test('with an error is described by the error first, then by its hint', () => {
    const html = renderToStaticMarkup(<Field label="Name" name="n" hint="As on the door." error="Enter it." />)
    expect(describedBy(html)).toBe(`${idOf(html, 'Enter it.')} ${idOf(html, 'As on the door.')}`)
    expect(html).toContain('aria-invalid="true"')
  })
})

test('a submit button that is pending shows a spinner, and keeps its label and the focus', () => {
  const html = renderToStaticMarkup(<SubmitButton pending>Send</SubmitButton>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Send')
  expect(html).not.toContain('disabled=""')
})
