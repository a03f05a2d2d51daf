import { useId, useState } from 'react'
import { findBlocks, type PickerBlock } from './find-blocks'

type Props = {
  /** In the order of their groups. */
  blocks: readonly PickerBlock[]
  onChoose: (slug: string) => void
}

/** The blocks to choose from, in their groups, each with its picture and a sentence; a search finds them by other names too. */
export function BlockPicker({ blocks, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const id = useId()
  const found = findBlocks(blocks, search)
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <div className="ebs-picker">
      <label htmlFor={id}>Search</label>
      <input
        id={id}
        type="search"
        value={search}
        placeholder="Such as: hero, faq, button, recipe"
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status">
        {search.trim() === '' && `${blocks.length} blocks`}
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
                  <button type="button" onClick={() => onChoose(slug)}>
                    {/* biome-ignore lint/performance/noImgElement: a file of the site, already small */}
                    <img src={picture || undefined} alt="" width={480} height={320} loading="lazy" />
                    <strong>{label}</strong> <span>{sentence}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
