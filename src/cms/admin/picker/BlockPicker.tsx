import { useEffect, useId, useRef, useState } from 'react'
import { findBlocks, type PickerBlock } from './find-blocks'

type Props = {
  /** In the order of their groups. */
  blocks: readonly PickerBlock[]
  /** Adds blocks in the order in which they were chosen. */
  onAdd: (slugs: readonly string[]) => void
}

/**
 * The blocks to choose from, in their groups, each with its picture and a sentence; a search finds them by other names
 * too. A press on a block adds it; once one is checked, a press checks more of them, which are added together.
 */
export function BlockPicker({ blocks, onAdd }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const id = useId()
  const searchField = useRef<HTMLInputElement>(null)
  useEffect(() => searchField.current?.focus(), [])

  const found = findBlocks(blocks, search)
  const groups = [...new Set(found.map(({ group }) => group))]
  const several = chosen.length > 0
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug])
  const names = chosen.map((slug) => blocks.find((block) => block.slug === slug)?.label)
  return (
    <div className="ebs-picker">
      <label htmlFor={id}>Search</label>
      <input
        ref={searchField}
        id={id}
        type="search"
        value={search}
        placeholder="Such as: hero, faq, button, recipe"
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status">
        {search.trim() === '' && `${blocks.length} blocks. Press one to add it, or check several.`}
        {search.trim() !== '' && found.length > 0 && `${found.length} of ${blocks.length} blocks`}
        {found.length === 0 && `No block matches “${search.trim()}”. Try another word, or clear the search to see all.`}
      </p>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {found
              .filter((block) => block.group === group)
              .map(({ label, picture, sentence, slug }) => (
                <li key={slug}>
                  <button
                    type="button"
                    aria-pressed={several ? chosen.includes(slug) : undefined}
                    onClick={() => (several ? toggle(slug) : onAdd([slug]))}
                  >
                    {/* biome-ignore lint/performance/noImgElement: a file of the site, already small */}
                    <img src={picture || undefined} alt="" width={480} height={320} loading="lazy" />
                    <strong>{label}</strong> <span>{sentence}</span>
                  </button>
                  <input
                    type="checkbox"
                    aria-label={`Select ${label}`}
                    checked={chosen.includes(slug)}
                    onChange={() => toggle(slug)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {several && (
        <div className="ebs-picker-chosen">
          <p>{names.join(', ')}</p>
          <button type="button" className="ebs-quiet-button" onClick={() => setChosen([])}>
            Select none
          </button>
          <button type="button" className="btn btn--style-primary btn--size-medium" onClick={() => onAdd(chosen)}>
            {chosen.length === 1 ? 'Add 1 block' : `Add ${chosen.length} blocks`}
          </button>
        </div>
      )}
    </div>
  )
}
