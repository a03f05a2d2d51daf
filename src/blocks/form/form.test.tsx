import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { FormSection } from './Component'
import { formExamples } from './examples'

const render = (name: keyof typeof formExamples) =>
  renderToStaticMarkup(<FormSection {...formExamples[name]} context={exampleContext} />)

describe('form block', () => {
  test('a form of ours works as a plain form and says which one it is', () => {
    const html = render('typical')
    expect(html).toMatch(/<form[^>]*id="gform_9001"[^>]*action="\/wp-json\/gf\/v2\/forms\/9001\/submissions"/)
    expect(html).toContain('name="gform_submit" value="9001"')
  })

  test('every field has its name', () => {
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

  test('a file says how large it may be, and of several also how large all may be together', () => {
    const html = render('everyField')
    expect(html).toContain('2 MB at most. All files together can be 8 MB at most.')
    expect(html).toContain('5 MB at most. All files together can be 8 MB at most.')
    expect(render('oneFile')).toContain('5 MB at most.</')
  })

  test('an embedded form has no scripts', () => {
    expect(render('embedded')).toMatch(/<form/)
    expect(render('embedded')).not.toMatch(/script/)
  })

  test('a form that is gone leaves nothing', () => {
    expect(render('gone')).toBe('')
  })
})
