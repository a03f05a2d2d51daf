import type { ReactNode } from 'react'
import { anchorOf } from './anchor'

type Props = { idPrefix: string; examples: Readonly<Record<string, ReactNode>> }

/** The examples of a component, one below the other, each with an anchor. */
export function Examples({ examples, idPrefix }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-6">
      {Object.entries(examples).map(([name, example]) => (
        <li className="grid min-w-0 grid-cols-1 gap-3" id={anchorOf(idPrefix, name)} key={name}>
          <h4 className="font-text font-semibold text-sm text-text-soft">{name}</h4>
          {example}
        </li>
      ))}
    </ul>
  )
}
