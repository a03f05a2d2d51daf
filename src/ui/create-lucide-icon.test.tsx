import { Clock } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './create-lucide-icon'

/** As the icon's module gives it. */
const Ours = createLucideIcon({
  name: 'clock',
  node: [
    ['circle', { cx: '12', cy: '12', r: '10', key: 'a' }],
    ['path', { d: 'M12 6v6l4 2', key: 'b' }],
  ],
})

test.each([{}, { className: 'size-4 flex-none', 'aria-hidden': true }, { size: 20 }, { strokeWidth: 0 }] as const)(
  'an icon is drawn as by lucide-react with %j',
  (props) => {
    const attributes = (html: string) =>
      html.replace(' xmlns="http://www.w3.org/2000/svg"', '').split(/[ >]/).toSorted()
    const theirs = renderToStaticMarkup(<Clock {...props} />)
    expect(attributes(renderToStaticMarkup(<Ours {...props} />))).toEqual(attributes(theirs))
  },
)
