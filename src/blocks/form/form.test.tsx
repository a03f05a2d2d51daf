import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { FormSection } from './Component'
import { formExamples } from './examples'

const render = (name: keyof typeof formExamples) =>
  renderToStaticMarkup(<FormSection {...formExamples[name]} context={exampleContext} />)

describe('form block', () => {
  test('a form of this site works without scripts and sends its id', () => {
    const html = render('typical')
    expect(html).toMatch(/<form[^>]*id="gform_9001"[^>]*action="\/wp-json\/gf\/v2\/forms\/9001\/submissions"/)
    expect(html).toContain('name="gform_submit" value="9001"')
  })

  test('every field has a label', () => {
    const html = render('everyField')
    for (const name of [
      'name',
      'email',
      'message',
      'consent',
      'phone',
      'select',
      'radio',
      'boxes',
      'number',
      'date',
      'file',
      'letter',
      'from',
    ])
      expect(html).toContain(`name="${name}"`)
  })

  test('a file field shows its maximum size, and with several files also their total', () => {
    const html = render('everyField')
    expect(html).toContain('2 MB at most. All files together can be 8 MB at most.')
    expect(html).toContain('5 MB at most. All files together can be 8 MB at most.')
    expect(render('oneFile')).toContain('5 MB at most.</')
  })

  test('an embedded form has no scripts', () => {
    expect(render('embedded')).toMatch(/<form/)
    expect(render('embedded')).not.toMatch(/script/)
  })

  test('renders nothing if the form no longer exists', () => {
    expect(render('gone')).toBe('')
  })
})
