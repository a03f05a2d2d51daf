import type { Recipe } from '@/payload-types'

type Props = { steps: Recipe['method']; tips: Recipe['tips'] }

/** The numbered steps, and what there is to say beside them. */
export function Method({ steps, tips }: Props) {
  if (!steps?.length) return null
  return (
    <section className="grid gap-5" aria-labelledby="method">
      <h2 className="type-h3" id="method">
        Method
      </h2>
      <ol className="method">
        {steps.map(({ id, text, title }, index) => (
          <li key={id}>
            <span className="numeral" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              {title && <h3 className="type-h4">{title}</h3>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {tips?.map(({ id, text, title }) => (
        <aside className="aside" key={id}>
          <h3 className="type-h4">{title}</h3>
          <p>{text}</p>
        </aside>
      ))}
    </section>
  )
}
