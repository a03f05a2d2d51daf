import type { Recipe } from '@/payload-types'

/** The tips beside the method. */
export function Tips({ tips }: { tips: Recipe['tips'] }) {
  return tips?.map(({ id, text, title }) => (
    <aside className="recipe-tip" key={id} aria-label={title}>
      <h3 className="type-h4">{title}</h3>
      <p>{text}</p>
    </aside>
  ))
}
