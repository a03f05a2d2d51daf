import type { Modal } from '@/payload-types'

type Props = { contents: NonNullable<Modal['contents']> }

/** In the preview of the windows: a link that opens each. */
export function WindowLinks({ contents }: Props) {
  return (
    <nav className="px-5 pt-28 pb-8" aria-label="Windows">
      <ul>
        {contents.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
