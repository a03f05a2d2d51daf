'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { FilterBar } from '@/ui/FilterBar.client'

type Example = { name: string; anchor: string; node: ReactNode }
type Props = { title: string; examples: readonly Example[] }

/**
 * Shows one of a block's examples at a time, because each is made for its own page: ids and landmark names would
 * collide. The URL's hash selects the example (`#block-hero-longest`) and follows the selection.
 */
export function BlockPreview({ examples, title }: Props) {
  const [selected, setSelected] = useState(examples[0]?.anchor ?? '')
  const active = examples.find(({ anchor }) => anchor === selected)

  useEffect(() => {
    const onHashChange = () => {
      const target = examples.find(({ anchor }) => `#${anchor}` === window.location.hash)
      if (!target) return
      setSelected(target.anchor)
      // The element may not have existed when the browser looked for it.
      requestAnimationFrame(() => document.getElementById(target.anchor)?.scrollIntoView())
    }
    onHashChange()
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [examples])

  function select(anchor: string) {
    setSelected(anchor)
    window.history.replaceState(window.history.state, '', `#${anchor}`)
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <FilterBar
        label={`Examples of ${title}`}
        selectLabel={`Example of ${title}`}
        options={examples.map(({ anchor, name }) => ({ value: anchor, label: name }))}
        selected={selected}
        onSelect={select}
      />
      <div className="block-preview" id={selected} key={selected}>
        {active?.node}
      </div>
    </div>
  )
}
