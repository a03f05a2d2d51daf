/**
 * `@username` in text, with the characters that a username can have (src/rules/account-fields.ts). An address such as
 * ana@example.com is no mention.
 */
const MENTION = /(?<![\p{L}\p{N}._%+@/-])@([a-z0-9](?:[a-z0-9._-]{0,28}[a-z0-9])?)/giu

/**
 * The people that a text mentions.
 * @returns usernames in lower case, each once, in order
 */
export function mentionedUsernames(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MENTION), ([, name = '']) => name.toLowerCase()))]
}

/** A text without the mentions of a person, who has left. */
export const withoutMentions = (text: string, username: string): string =>
  text.replace(MENTION, (mention: string, name: string) =>
    name.toLowerCase() === username.toLowerCase() ? '@someone' : mention,
  )
