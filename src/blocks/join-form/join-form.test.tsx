import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { CheckYourEmail } from '@/features/join/CheckYourEmail.client'
import { JoinPanel } from '@/features/join/JoinPanel.client'
import { JoinForm } from './Component'
import { joinFormExamples } from './examples'

function render(name: keyof typeof joinFormExamples): string {
  const example = joinFormExamples[name]
  const context = { ...exampleContext, first: false, ...('context' in example ? example.context : {}) }
  return renderToStaticMarkup(<JoinForm block={example.block} context={context} data={undefined} />)
}

describe('the join form', () => {
  test('can be linked to as #join', () => {
    expect(render('typical')).toMatch(/<section[^>]* id="join"/)
    expect(render('typical')).toContain('>Join for free</h2>')
  })

  test('a member sees a message instead of the form', () => {
    expect(render('member')).toContain('You already have an account')
  })

  test('renders no empty paragraph without text', () => {
    const [text] = render('empty').split('class="paper-card"')
    expect(text).not.toContain('<p')
  })

  test('asks for names, a username, an email address and a password, with labels and autocomplete', () => {
    const html = renderToStaticMarkup(<JoinPanel thanks="" />)
    const fieldNames = [...html.matchAll(/<input [^>]*?name="(\w+)"/g)].map(([, name]) => name)
    expect(fieldNames).toEqual(['firstName', 'lastName', 'username', 'email', 'password', 'website'])
    const named = [...html.matchAll(/autoComplete="([\w-]+)"/gi)].map(([, value]) => value)
    expect(named).toEqual(['given-name', 'family-name', 'username', 'email', 'new-password', 'off'])
    expect(html.match(/<label /g)).toHaveLength(fieldNames.length)
  })

  test('the honeypot field is hidden and not reachable by Tab', () => {
    expect(renderToStaticMarkup(<JoinPanel thanks="" />)).toMatch(
      /<div hidden="">.*name="website"[^>]*tabindex="-1"|<div hidden="">.*tabindex="-1"[^>]*name="website"/i,
    )
  })

  test('afterwards shows the email address and the text of the editor', () => {
    const html = renderToStaticMarkup(<CheckYourEmail email="a@b.co" returnTo={undefined} thanks="Open it." />)
    expect(html).toContain('a@b.co')
    expect(html).toContain('Open it.')
    expect(html).toContain('Send it again')
  })
})
