import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { CheckYourEmail } from './CheckYourEmail.client'
import { JoinForm } from './Component'
import { joinFormExamples } from './examples'
import { JoinPanel } from './JoinPanel.client'

function render(name: keyof typeof joinFormExamples): string {
  const example = joinFormExamples[name]
  const context = { ...exampleContext, first: false, ...('context' in example ? example.context : {}) }
  return renderToStaticMarkup(<JoinForm block={example.block} context={context} data={undefined} />)
}

describe('the join form', () => {
  test('can be led to from anywhere: it stands at #join', () => {
    expect(render('typical')).toMatch(/<section[^>]* id="join"/)
    expect(render('typical')).toContain('>Join for free</h2>')
  })

  test('a member sees that they have an account, and no form', () => {
    expect(render('member')).toContain('You already have an account')
  })

  test('shows no empty paragraph where there is no text', () => {
    const [text] = render('empty').split('class="paper-card"')
    expect(text).not.toContain('<p')
  })

  test('asks for a name, a username, an address and a password, each with its label and what browsers fill in', () => {
    const html = renderToStaticMarkup(<JoinPanel thanks="" />)
    const fieldNames = [...html.matchAll(/<input [^>]*?name="(\w+)"/g)].map(([, name]) => name)
    expect(fieldNames).toEqual(['firstName', 'lastName', 'username', 'email', 'password', 'website'])
    const named = [...html.matchAll(/autoComplete="([\w-]+)"/gi)].map(([, value]) => value)
    expect(named).toEqual(['given-name', 'family-name', 'username', 'email', 'new-password', 'off'])
    expect(html.match(/<label /g)).toHaveLength(fieldNames.length)
  })

  test('keeps the field for programs from people: not shown, not reached by Tab', () => {
    expect(renderToStaticMarkup(<JoinPanel thanks="" />)).toMatch(
      /<div hidden="">.*name="website"[^>]*tabindex="-1"|<div hidden="">.*tabindex="-1"[^>]*name="website"/i,
    )
  })

  test('afterwards names the address, and says what the editor wrote', () => {
    const html = renderToStaticMarkup(<CheckYourEmail email="a@b.co" returnTo={undefined} thanks="Open it." />)
    expect(html).toContain('a@b.co')
    expect(html).toContain('Open it.')
    expect(html).toContain('Send it again')
  })
})
