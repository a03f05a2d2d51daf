import { localPath } from '../safe-return'
import { INTERVAL_KEYS, type Interval } from './terms'

/** The plans with an order page: /product/?product_id=premium. */
export const ORDER_PLANS = ['free', 'standard', 'premium'] as const
export type OrderPlan = (typeof ORDER_PLANS)[number]

/** The path of the order pages, without a trailing slash. */
export const ORDER_PATH = '/product'

/** Where the order page of each plan is rendered; no request can name this path (url-guard.ts). */
const ORDER_PAGE = '/~product/'

export const isOrderPlan = (value: unknown): value is OrderPlan => ORDER_PLANS.some((plan) => plan === value)

const isInterval = (value: unknown): value is Interval => INTERVAL_KEYS.some((interval) => interval === value)

/** The path that an order page is rendered at. */
export const orderPagePath = (plan: OrderPlan): string => `${ORDER_PAGE}${plan}`

/** The plan of such a path; null for any other path. */
export function planOfOrderPage(path: string): OrderPlan | null {
  const plan = path.startsWith(ORDER_PAGE) ? path.slice(ORDER_PAGE.length).replace(/\/$/, '') : null
  return isOrderPlan(plan) ? plan : null
}

/** What the query of an order page says. Anything but a path of this site is no `returnTo`. */
export type OrderChoice = { plan: OrderPlan; interval: Interval | null; returnTo: string | null }

/**
 * Reads the query of an order page: `?product_id=premium&interval=monthly&return=/recipes/`.
 * @returns null for an unknown plan or interval, which is a 404
 */
export function orderChoice(query: string): OrderChoice | null {
  const values = new URLSearchParams(query)
  const plan = values.get('product_id')
  const interval = values.get('interval')
  if (!isOrderPlan(plan) || (interval !== null && !isInterval(interval))) return null
  return { plan, interval, returnTo: localPath(values.get('return')) }
}

/** The address of an order page. Annual is the default and left out. */
export function orderHref({ interval, plan, returnTo }: OrderChoice): string {
  const values = new URLSearchParams({ product_id: plan })
  if (interval === 'monthly') values.set('interval', interval)
  if (returnTo !== null) values.set('return', returnTo)
  return `${ORDER_PATH}/?${values}`
}

/** A link of a plan's button: to an order page, it carries what was chosen; any other stays as it is. */
export function withChoice(url: string, { interval, returnTo }: Pick<OrderChoice, 'interval' | 'returnTo'>): string {
  const [path = '', query = ''] = url.split('?', 2)
  if (path.replace(/\/$/, '') !== ORDER_PATH) return url
  const choice = orderChoice(query)
  return choice === null ? url : orderHref({ plan: choice.plan, interval, returnTo })
}
