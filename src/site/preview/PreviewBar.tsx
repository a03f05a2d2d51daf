import { AUDIENCES, type Audience } from '@/rules/audience'
import './preview-bar.css'

type Props = {
  audience: Audience
  /** What is shown, as in its address: "pages/12" or "globals/navigation". */
  of: string
}

/** Links below every preview to see the document as another audience. */
export function PreviewBar({ audience, of }: Props) {
  return (
    <nav className="preview-bar" aria-label="See as">
      <span>See as</span>
      {AUDIENCES.map((name) => (
        <a key={name} href={`/preview/${name}/${of}/`} aria-current={name === audience ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
