/** The demo's accounts: their usernames, and whom the loader (demo/people.ts) makes of them. Their password is public. */
const DEMO_USERNAMES = ['free', 'standard', 'premium', 'administrator', 'manager', 'editor', 'organizer'] as const

type DemoAccountName = (typeof DEMO_USERNAMES)[number]

/** Example.com is nobody's (RFC 2606), so nobody confirms such an address. */
export const demoEmail = (username: DemoAccountName) => `${username}@example.com`

/** The email addresses that the demo's accounts have, and no others. */
export const DEMO_EMAILS: readonly string[] = DEMO_USERNAMES.map(demoEmail)
