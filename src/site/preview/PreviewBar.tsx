import type { PostType } from '@/model/content-types'
import { AUDIENCES, type Audience } from '@/rules/audience'
import './preview-bar.css'

/** Links below every preview to see the document as another audience. */
export function PreviewBar({ audience, postType, id }: { audience: Audience; postType: PostType; id: string }) {
  return (
    <nav className="preview-bar" aria-label="See as">
      <span>See as</span>
      {AUDIENCES.map((name) => (
        <a
          key={name}
          href={`/preview/${name}/${postType}/${id}/`}
          aria-current={name === audience ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
