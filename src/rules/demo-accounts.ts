/** The usernames of the demo accounts, which demo/people.ts creates. Their password is public. */
const DEMO_USERNAMES = ['free', 'standard', 'premium', 'administrator', 'manager', 'editor', 'organizer'] as const

type DemoAccountName = (typeof DEMO_USERNAMES)[number]

/** example.com is reserved (RFC 2606), so no one receives mail there and can confirm such an address. */
export const demoEmail = (username: DemoAccountName) => `${username}@example.com`

/** The email addresses that the demo's accounts have, and no others. */
export const DEMO_EMAILS: readonly string[] = DEMO_USERNAMES.map(demoEmail)
