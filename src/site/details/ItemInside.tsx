import type { Inside } from '@/catalogue/inside.server'
import { LOCK_TEXTS } from '@/rules/page-texts/locks'
import { withKeys } from '@/ui/with-keys'

/** The first parts of a restricted item by their names, and how many more there are. Nothing without a name. */
export function ItemInside({ inside: { more, parts, title } }: { inside: Inside }) {
  if (parts.length === 0) return null
  return (
    <section className="item-inside paper-card" aria-labelledby="inside">
      <h2 className="type-h4" id="inside">
        {title}
      </h2>
      <ul>
        {withKeys(parts, ({ name }) => name).map(({ item: { about, name }, key }) => (
          <li key={key}>
            <span>{name}</span>
            {about && <span className="item-inside-about">{LOCK_TEXTS.leadsTo(about)}</span>}
          </li>
        ))}
        {more > 0 && <li className="item-inside-more">{LOCK_TEXTS.andMore(more)}</li>}
      </ul>
    </section>
  )
}
