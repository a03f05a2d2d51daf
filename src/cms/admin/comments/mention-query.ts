import type { MentionedPerson } from './comments-api'

const MAX_CHOICES = 6
/** An @ that does not end another word, and what is typed after it. */
const TYPED = /(?:^|[^\p{L}\p{N}._%+@/-])@([\p{L}\p{N}._-]*)$/u

/** What is typed of a mention before the caret; null while there is none. */
export const mentionQuery = (text: string, caret: number): string | null =>
  TYPED.exec(text.slice(0, caret))?.[1] ?? null

/** The people whose username, or a part of whose name, begins with what is typed. */
export function matchingPeople(people: readonly MentionedPerson[], query: string): MentionedPerson[] {
  const typed = query.toLowerCase()
  const begins = (word: string) => word.toLowerCase().startsWith(typed)
  return people
    .filter(({ name, username }) => begins(username) || begins(name) || name.split(/\s+/).some(begins))
    .slice(0, MAX_CHOICES)
}

/** The text with the mention that is being typed completed, and the caret behind it. */
export function withMention(text: string, caret: number, { username }: MentionedPerson) {
  const start = caret - (mentionQuery(text, caret)?.length ?? 0)
  const before = `${text.slice(0, start)}${username} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
