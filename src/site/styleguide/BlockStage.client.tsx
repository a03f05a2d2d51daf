'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { FilterBar } from '@/ui/FilterBar.client'

type Example = { name: string; anchor: string; node: ReactNode }
type Props = { title: string; examples: readonly Example[] }

/**
 * A block's examples, one at a time, since each is made for a page of its own: ids and the names
 * of landmarks would meet. The address chooses (`#block-hero-longest`), and keeps what is chosen.
 */
export function BlockStage({ examples, title }: Props) {
  const [chosen, setChosen] = useState(examples[0]?.anchor ?? '')
  const shown = examples.find(({ anchor }) => anchor === chosen)

  useEffect(() => {
    const follow = () => {
      const wanted = examples.find(({ anchor }) => `#${anchor}` === window.location.hash)
      if (!wanted) return
      setChosen(wanted.anchor)
      // It may not have stood there when the browser looked for it.
      requestAnimationFrame(() => document.getElementById(wanted.anchor)?.scrollIntoView())
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [examples])

  function choose(anchor: string) {
    setChosen(anchor)
    window.history.replaceState(window.history.state, '', `#${anchor}`)
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <FilterBar
        label={`Examples of ${title}`}
        selectLabel={`Example of ${title}`}
        options={examples.map(({ anchor, name }) => ({ value: anchor, label: name }))}
        chosen={chosen}
        onChoose={choose}
      />
      <div className="stage" id={chosen} key={chosen}>
        {shown?.node}
      </div>
    </div>
  )
}
