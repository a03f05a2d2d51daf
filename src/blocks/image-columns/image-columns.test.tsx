import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BlockContext } from '@/blocks/block'
import { exampleContext } from '@/blocks/example'
import { ImageColumns } from './Component'
import { imageColumnsExamples } from './examples'
import { ALIGNMENTS, imageColumnsBlock } from './fields'

function render(name: keyof typeof imageColumnsExamples, more: Partial<BlockContext> = {}): string {
  const { block, data } = imageColumnsExamples[name]
  return renderToStaticMarkup(<ImageColumns block={block} data={data} context={{ ...exampleContext, ...more }} />)
}

describe('image with two columns', () => {
  test('has the title, the image and both texts in order', () => {
    expect(render('typical')).toMatch(
      /<h1[^>]*>A day in good order<.*alt="A laid table by a window".*In the morning.*At noon/s,
    )
  })

  test('the image is on the left or on the right', () => {
    expect(render('typical')).toContain('data-alignment="image_left"')
    expect(render('right')).toContain('data-alignment="image_right"')
    const rendered = Object.values(imageColumnsExamples).map(({ block }) => block.alignment)
    expect(new Set(rendered)).toEqual(new Set(ALIGNMENTS))
  })

  test('an editor can choose exactly these sides', () => {
    const field = imageColumnsBlock.fields.find((one) => 'name' in one && one.name === 'alignment')
    expect(field).toMatchObject({
      options: [{ value: 'image_left' }, { value: 'image_right' }],
      defaultValue: 'image_left',
    })
  })

  test('one text has the width of both', () => {
    expect(render('oneText')).not.toContain('md:grid-cols-2')
    expect(render('typical')).toContain('md:grid-cols-2')
  })

  test('a part for members is not in the HTML for visitors', () => {
    expect(render('restricted')).not.toContain('For members.')
    expect(render('restricted', { audience: 'free' })).toContain('For members.')
  })

  test('renders nothing without content', () => {
    expect(render('empty')).toBe('')
  })
})
