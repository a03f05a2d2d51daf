import type { Customer, PaymentMethod, Session } from './objects'
import { ApiError, type Store } from './store'

/** What the pages need of the double. */
type Double = {
  store: Store
  now: number
  advance(seconds: number): void
  addPromotionCode(code: string, percentOff: number): void
  pay(session: string, code?: string): void
  setCard(customer: string, declined: boolean): void
  enterCard(customer: string, card: Partial<PaymentMethod['card']>): void
  dispute(charge: string): void
}

type Page = { status: number; body: string; type: string; location?: string }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const html = (title: string, content: string, status = 200): Page => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}
button,input{font:inherit;padding:.5rem 1rem;margin:.25rem 0}</style><h1>${escapeHtml(title)}</h1>${content}</html>`,
})

const seeOther = (location: string): Page => ({ status: 303, type: 'text/plain', body: '', location })

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)
const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')

const button = (label: string, name: string, value: string) =>
  `<button name="${name}" value="${escapeHtml(value)}">${escapeHtml(label)}</button> `

/** The pages of the double: checkout, customer portal, and its controls. */
export function showPage(double: Double, method: string, url: URL, fields: Record<string, unknown>): Page {
  const [, name, id = ''] = url.pathname.split('/')
  const action = method === 'POST' ? fields : null
  try {
    if (name === 'checkout') return checkout(double, double.store.sessions.require(id), action)
    if (name === 'portal') return portal(double, id, action)
    if (url.pathname === '/') return controls(double, action)
  } catch (error) {
    if (error instanceof ApiError)
      return html('This did not work', `<p role="alert">${escapeHtml(error.message)}</p>`, 400)
    throw error
  }
  return html('Not found', '', 404)
}

function checkout(double: Double, session: Session, fields: Record<string, unknown> | null): Page {
  const success = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)
  if (fields !== null) {
    double.setCard(session.customer, fields.pay === 'declined')
    double.pay(session.id, String(fields.code ?? ''))
    return seeOther(success)
  }
  if (session.status === 'complete') return seeOther(success)
  if (session.status === 'expired')
    return html('This page has expired', `<a href="${escapeHtml(session.cancel_url)}">Back</a>`)
  const trial = session.trialDays > 0 ? `<p>Free for ${session.trialDays} days.</p>` : ''
  const code = session.allowsCodes ? '<p><label>Promotion code <input name="code"></label></p>' : ''
  return html(
    `Pay ${money(session.amount_total, session.currency)}`,
    `<p>${escapeHtml(session.name)}</p>${trial}<form method="post">${code}${button('Pay', 'pay', 'card')}${button(
      'Pay with a card that is declined',
      'pay',
      'declined',
    )}</form><p><a href="${escapeHtml(session.cancel_url)}">Back</a></p>`,
  )
}

/** A card whose last month is that of a time. */
function expiringNext(now: number): PaymentMethod['card'] {
  const month = new Date(now * 1_000)
  return { last4: '4444', exp_month: month.getUTCMonth() + 1, exp_year: month.getUTCFullYear() }
}

function portal(double: Double, id: string, fields: Record<string, unknown> | null): Page {
  const { customer, return_url } = double.store.portals.require(id)
  if (fields !== null) {
    const isDeclined = fields.card === 'declined'
    double.setCard(customer, isDeclined)
    double.enterCard(
      customer,
      isDeclined ? { last4: '0002' } : fields.card === 'expiring' ? expiringNext(double.now) : {},
    )
    return seeOther(`/portal/${id}`)
  }
  const { declined } = double.store.customers.require(customer)
  const invoices = [...double.store.invoices.values()]
    .filter((one) => one.customer === customer)
    .map(
      ({ amount_due, created, currency, status }) =>
        `<li>${day(created)} ${money(amount_due, currency)} ${status}</li>`,
    )
  return html(
    'How you pay',
    `<p>Card ending in ${declined ? '0002, which is declined' : '4242'}</p><form method="post">${button(
      'Use a card that works',
      'card',
      'works',
    )}${button('Use a card that is declined', 'card', 'declined')}${button(
      'Use a card that expires this month',
      'card',
      'expiring',
    )}</form><h2>Invoices</h2><ul>${invoices.join('')}</ul><p><a href="${escapeHtml(return_url)}">Back</a></p>`,
  )
}

function subscriptionsOf({ store }: Double, { id }: Customer): string {
  const own = [...store.subscriptions.values()].filter(({ customer }) => customer === id)
  return own
    .map(({ cancel_at_period_end, item, status }) => {
      const { lookup_key, unit_amount, currency } = store.prices.require(item.price)
      const until = `until ${day(item.current_period_end)}${cancel_at_period_end ? ', then canceled' : ''}`
      return `<li>${escapeHtml(lookup_key ?? 'an earlier price')} ${money(unit_amount, currency)}: ${status} ${until}</li>`
    })
    .join('')
}

/** Test clock, customers with their subscriptions, and the events that were sent. */
function controls(double: Double, fields: Record<string, unknown> | null): Page {
  const { store } = double
  if (fields !== null) {
    if (fields.days) double.advance(Number(fields.days) * 24 * 3_600)
    if (fields.code) double.addPromotionCode(String(fields.code), 50)
    if (fields.dispute) double.dispute(String(fields.dispute))
    return seeOther('/')
  }
  const customers = [...store.customers.values()].map((customer) => {
    const charges = [...store.charges.values()].filter((one) => one.customer === customer.id && !one.disputed)
    const last = charges.at(-1)
    const dispute = last ? `<form method="post">${button('Dispute the last payment', 'dispute', last.id)}</form>` : ''
    return `<li>${escapeHtml(customer.email ?? customer.id)}<ul>${subscriptionsOf(double, customer)}</ul>${dispute}</li>`
  })
  const days = [1, 7, 31, 365].map((count) => button(`${count} days on`, 'days', String(count))).join('')
  const events = store.events.slice(-20).map(({ created, type }) => `<li>${day(created)} ${type}</li>`)
  return html(
    'Stripe double',
    `<p>It is ${day(double.now)} here.</p><form method="post">${days}</form>
<form method="post"><label>New promotion code, 50 % off <input name="code"></label>${button('Add', 'add', '1')}</form>
<h2>Customers</h2><ul>${customers.join('')}</ul><h2>Events</h2><ol>${events.join('')}</ol>`,
  )
}
