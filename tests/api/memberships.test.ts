import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

afterAll(removeUsers)

const money = z.strictObject({ amount: z.number().int(), currency: z.string().length(3) })
const shownPrice = money.extend({ monthFree: z.literal(true).optional() }).nullable()
const plansSchema = z.strictObject({
  plans: z.array(
    z.strictObject({
      key: z.string(),
      title: z.string(),
      html: z.string(),
      prices: z.strictObject({ annual: shownPrice, monthly: shownPrice }),
      trialDays: z.number(),
      button: z.strictObject({ title: z.string(), url: z.string().nullable() }),
    }),
  ),
})
const time = z.iso.datetime().nullable()
const subscription = z.strictObject({
  plan: z.enum(['standard', 'premium', 'executive-coaching']),
  interval: z.enum(['annual', 'monthly']).nullable(),
  status: z.enum(['pending', 'trialing', 'active', 'past_due', 'paused']),
  source: z.enum(['stripe', 'offline', 'gift', 'complimentary']),
  price: money.nullable(),
  startedAt: time,
  paidUntil: time,
  cancelsAt: time,
  trialEndsAt: time,
  pausedUntil: time,
  graceUntil: time,
})
const answerSchema = z.strictObject({ subscription: subscription.nullable() })
const membershipSchema = z.strictObject({ plan: z.string(), subscription: subscription.nullable() })

const membershipOf = async ({ sendAs }: SignedIn) => membershipSchema.parse((await sendAs('/api/memberships/me')).json)
const post = ({ sendAs }: SignedIn, call: string, body: unknown = {}) => sendAs(`/api/memberships/${call}`, { body })
const premium = { plan: 'premium', interval: 'annual', consent: true }

async function asManager(method: string, path: string, body?: unknown) {
  return sendRequest(`/cms/api/${path}`, { method, body, cookie: await cookieOf('manager'), from: ownAddress() })
}

const written = z.object({ doc: z.object({ id: z.number() }) })
const url = z.strictObject({ url: z.string() })
const orderIn = (answer: unknown) => Number(/[?&]order=(\d+)/.exec(url.parse(answer).url)?.[1])
const confirm = (order: number) =>
  asManager('PATCH', `orders/${order}`, { status: 'confirmed', amount: 26_400, paidAt: new Date().toISOString() })

/** A member who has paid for premium. */
async function aPayer(): Promise<SignedIn> {
  const member = await aSignedInMember()
  const order = orderIn((await post(member, 'checkout', premium)).json)
  expect((await confirm(order)).status).toBe(200)
  return member
}

describe('GET /api/plans', () => {
  test('shows everybody the plans on sale', async () => {
    const { plans } = plansSchema.parse((await sendRequest('/api/plans', { from: ownAddress() })).json)
    expect(plans.map(({ key }) => key)).toEqual(['free', 'standard', 'premium', 'executive-coaching'])
    expect(plans[2]).toMatchObject({
      title: 'Premium',
      prices: {
        annual: { amount: 26_400, currency: 'USD', monthFree: true },
        monthly: { amount: 2_400, currency: 'USD' },
      },
    })
    expect(plans[3]?.prices).toEqual({ annual: null, monthly: null })
    expect(plans[2]?.html.match(/<li>/g)?.length).toBeGreaterThan(15)
  })
})

describe('joining by an order', () => {
  test('gives the plan at once when staff confirm it, pages included', async () => {
    const member = await aSignedInMember()
    expect(await membershipOf(member)).toEqual({ plan: 'free', subscription: null })
    const order = orderIn((await post(member, 'checkout', premium)).json)
    expect(await membershipOf(member)).toMatchObject({ plan: 'free', subscription: { status: 'pending' } })
    expect((await confirm(order)).status).toBe(200)
    expect(await membershipOf(member)).toMatchObject({
      plan: 'premium',
      subscription: { status: 'active', source: 'offline', interval: 'annual' },
    })
    expect((await member.sendAs('/api/auth/me')).json).toMatchObject({ user: { plan: 'premium' } })
  })

  test('is refused for someone who has a membership, with a code of its own', async () => {
    const payer = await aPayer()
    expectError(await post(payer, 'checkout', premium), 'already_subscribed')
  })

  test.each([
    ['without consent', { ...premium, consent: undefined }, 'consent'],
    ['for a plan on application', { ...premium, plan: 'executive-coaching' }, 'plan'],
    ['with a coupon that does not hold', { ...premium, coupon: 'NOTHING' }, 'coupon'],
  ])('%s is refused', async (_, body, field) => {
    const member = await aSignedInMember()
    const response = await post(member, 'checkout', body)
    expectError(response, 'unprocessable')
    expect(response.json).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  })

  test.each([{}, { plan: 'gold' }, { ...premium, interval: 'weekly' }, { ...premium, consent: 'yes' }])(
    'a body that is not valid is refused: %o',
    async (body) => expectError(await post(await aSignedInMember(), 'checkout', body), 'bad_request'),
  )
})

describe('a paid membership', () => {
  test('is canceled, resumed, paused and changed', async () => {
    const payer = await aPayer()
    const { subscription: paid } = await membershipOf(payer)
    const answerOf = async (call: string, body?: unknown) =>
      answerSchema.parse((await post(payer, call, body)).json).subscription
    expect(await answerOf('cancel', { reason: 'Too little time' })).toEqual({ ...paid, cancelsAt: paid?.paidUntil })
    expect(await answerOf('resume')).toEqual(paid)
    expect(await answerOf('pause', { months: 2 })).toMatchObject({ status: 'active', pausedUntil: expect.any(String) })
    expect(await answerOf('resume')).toEqual(paid)
    const less = { plan: 'standard', interval: 'annual' }
    expect((await post(payer, 'change', { ...less, preview: true })).json).toEqual({
      dueNow: 0,
      currency: 'USD',
      from: paid?.paidUntil,
    })
    expect(await answerOf('change', less)).toEqual(paid)
    expect((await post(payer, 'portal')).json).toEqual({ url: '/account/#membership' })
  })

  test.each([{}, { months: 0 }, { months: 4 }, { months: '2' }])('is not paused for %o', async (body) =>
    expectError(await post(await aSignedInMember(), 'pause', body), 'bad_request'),
  )

  test.each([
    ['cancel', {}],
    ['resume', {}],
    ['pause', { months: 1 }],
    ['change', { plan: 'premium', interval: 'annual' }],
  ])('%s needs one', async (call, body) => expectError(await post(await aSignedInMember(), call, body), 'conflict'))
})

describe('a membership that staff give', () => {
  test('gives its plan and cannot be set on the person', async () => {
    const member = await aSignedInMember()
    expect((await asManager('PATCH', `users/${member.id}`, { plan: 'premium' })).status).toBe(200)
    expect(await membershipOf(member)).toEqual({ plan: 'free', subscription: null })
    const body = { user: member.id, plan: 'premium', source: 'complimentary', reason: 'A friend of the house' }
    expect((await asManager('POST', 'subscriptions', body)).status).toBe(201)
    expect(await membershipOf(member)).toMatchObject({
      plan: 'premium',
      subscription: { source: 'complimentary', interval: null, price: null, paidUntil: null },
    })
  })
})

describe('a gift', () => {
  test('is redeemed once', async () => {
    const code = `GIFT-${Math.random().toString(36).slice(2)}`
    const { json } = await asManager('POST', 'gifts', { code, plan: 'premium', months: 3 })
    expect(written.parse(json).doc.id).toEqual(expect.any(Number))
    const [one, other] = [await aSignedInMember(), await aSignedInMember()]
    expectError(await post(one, 'redeem', { code: `${code}-x` }), 'not_found')
    const answers = await Promise.all([one, other].map((member) => post(member, 'redeem', { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const plans = (await Promise.all([one, other].map(membershipOf))).map(({ plan }) => plan)
    expect(plans.sort()).toEqual(['free', 'premium'])
  })

  test('is bought like a plan', async () => {
    const member = await aSignedInMember()
    const gift = { plan: 'premium', months: 12, to: 'friend@example.com', message: 'For you' }
    expect(orderIn((await post(member, 'gift', gift)).json)).toBeGreaterThan(0)
    expectError(await post(member, 'gift', { ...gift, plan: 'standard', months: 5 }), 'unprocessable')
    expectError(await post(member, 'gift', { ...gift, to: 'not an address' }), 'bad_request')
  })
})

describe('GET /api/memberships/export', () => {
  test('is a file for managers, and for no other role', async () => {
    const path = '/api/memberships/export'
    const { headers, status, text } = await sendRequest(path, { cookie: await cookieOf('manager') })
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text).toContain('premium@example.com,premium,premium,annual,active,offline')
    for (const role of ['organizer', 'editor', 'premium'] as const) {
      expectError(await sendRequest(path, { cookie: await cookieOf(role) }), 'forbidden')
    }
  })
})

describe('POST /api/memberships/import', () => {
  const path = '/api/memberships/import'
  const importAs = async (
    role: 'manager' | 'organizer' | 'editor' | 'premium',
    body: string,
    type: string,
    query = '',
  ) =>
    sendRequest(path + query, { method: 'POST', cookie: await cookieOf(role), body, headers: { 'content-type': type } })

  test('takes the export back and changes nothing, as a body, in JSON and in a form', async () => {
    const { text } = await sendRequest('/api/memberships/export', { cookie: await cookieOf('manager') })
    // As long as those of browsers: shorter ones are refused.
    const boundary = '-----------------------------'.padEnd(40, '7')
    const disposition = 'content-disposition: form-data; name='
    const form = `--${boundary}\r\n${disposition}"file"; filename="a.csv"\r\n\r\n${text}\r\n--${boundary}\r\n${disposition}"dryRun"\r\n\r\ntrue\r\n--${boundary}--\r\n`
    const answers = [
      await importAs('manager', text, 'text/csv', '?dryRun=true'),
      await importAs('manager', JSON.stringify({ csv: text, dryRun: true }), 'application/json'),
      await importAs('manager', form, `multipart/form-data; boundary=${boundary}`),
    ]
    for (const { json, status } of answers) {
      expect([status, json]).toEqual([
        200,
        expect.objectContaining({ dryRun: true, counts: expect.objectContaining({ new: 0, changed: 0, wrong: 0 }) }),
      ])
    }
  })

  test('refuses other roles, a file that is too large and what is no file of memberships', async () => {
    for (const role of ['organizer', 'editor', 'premium'] as const) {
      expectError(await importAs(role, 'email,plan', 'text/csv'), 'forbidden')
    }
    expectError(await importAs('manager', 'x'.repeat(2 * 1024 * 1024 + 1), 'text/csv'), 'payload_too_large')
    expectError(await importAs('manager', 'a,b\n1,2', 'text/csv'), 'unprocessable')
    expectError(await importAs('manager', '{', 'application/json'), 'bad_request')
    expectError(await importAs('manager', 'email,plan', 'text/csv', '?dryRun=maybe'), 'bad_request')
  })
})

test('staff act for a member, with what the member can do', async () => {
  const member = await aSignedInMember()
  await post(member, 'checkout', { plan: 'premium', interval: 'annual', consent: true })
  const act = async (role: 'manager' | 'editor' | 'premium', body: object) =>
    sendRequest('/api/memberships/staff', {
      method: 'POST',
      cookie: await cookieOf(role),
      body: { user: member.id, ...body },
    })
  for (const role of ['editor', 'premium'] as const) expectError(await act(role, { action: 'cancel' }), 'forbidden')
  expectError(await act('manager', { action: 'delete' }), 'bad_request')
  expect((await act('manager', { action: 'cancel', reason: 'By phone' })).json).toEqual({ subscription: null })
})
