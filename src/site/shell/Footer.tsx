import { Content } from '@/content/Content'
import type { Footer as FooterContent, Setting } from '@/payload-types'
import { NavLink } from './NavLink'

type Props = { footer: FooterContent; settings: Setting; own: string }

/** The night at the end of every page. SPEC 2.4; hidden when printing. */
export function Footer({ footer, settings, own }: Props) {
  return (
    <footer className="bg-ground-night text-text-on-night print:hidden">
      <div className="wrap grid gap-8 pt-9 pb-6">
        <div className="grid items-end gap-8 lg:grid-cols-[5fr_6fr]">
          <div className="grid gap-5">
            <p className="type-h1 max-w-[11ch]">{settings.tagline}</p>
            {own && (
              <div className="prose on-night">
                <Content html={own} idPrefix="f" />
              </div>
            )}
          </div>
          <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
            <Column title="Quick links" items={footer.quickLinks} />
            <Column title="Take it along" items={footer.takeAlong} />
            {settings.supportEmail && (
              <Column
                title="Write to us"
                items={[{ label: settings.supportEmail, url: `mailto:${settings.supportEmail}` }]}
              />
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-line-night border-t pt-5 text-sm text-text-on-night-soft">
          <span>
            © {new Date().getFullYear()} {settings.siteName}
          </span>
          {footer.legal?.map((item) => (
            <NavLink className="foot-link" item={item} key={item.id} />
          ))}
        </div>
      </div>
    </footer>
  )
}

type Item = { id?: string | null; label?: string | null; url?: string | null; target?: '_self' | '_blank' | null }

function Column({ title, items }: { title: string; items?: Item[] | null }) {
  if (!items?.length) return null
  return (
    <div>
      <h2 className="mb-2 font-semibold font-text text-sm text-text-on-night-soft tracking-normal">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id ?? item.label}>
            <NavLink className="foot-link" item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
