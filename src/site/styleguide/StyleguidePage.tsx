import '@/features/community/community.css'
import { groups } from './sections'

/** The style guide: every component in all its states. Not in the navigation and not indexed. */
export function StyleguidePage() {
  return (
    <div className="wrap styleguide pt-header pb-9" data-light="morning">
      <h1 className="type-h1 pt-7 lg:col-span-2">Style guide</h1>
      <nav className="styleguide-nav" aria-label="Style guide">
        <ul className="wrap-anywhere grid grid-cols-2 gap-5 text-sm sm:grid-cols-4 lg:grid-cols-1">
          {groups.map(({ sections, title }) => (
            <li key={title}>
              <p className="font-semibold">{title}</p>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <div className="styleguide-sections grid grid-cols-1 gap-9">
        {groups.map(({ sections, title }) => (
          <section className="grid min-w-0 grid-cols-1 gap-8" key={title}>
            <h2 className="type-h2">{title}</h2>
            {sections.map((section) => (
              <section className="grid min-w-0 grid-cols-1 gap-5" id={section.id} key={section.id}>
                <h3 className="type-h3">{section.title}</h3>
                {section.content}
              </section>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
