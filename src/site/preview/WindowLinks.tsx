import { readDraftGlobal } from '@/cms/client/local-api.server'
import type { Audience } from '@/rules/audience'

/** In the preview of the windows: a link that opens each. */
export async function WindowLinks({ audience }: { audience: Audience }) {
  const { contents } = await readDraftGlobal(audience, 'modals')
  return (
    <nav className="px-5 pt-28 pb-8" aria-label="Windows">
      <ul>
        {(contents ?? []).map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
