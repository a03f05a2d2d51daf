/** The demo's community makes sense: people who exist and had joined, dates in order, quotes of what is there. */
import { expect, test } from 'vitest'
import { usernameProblem } from '@/rules/account-fields'
import { mentionedUsernames } from '@/rules/forum/mentions'
import { REACTION_KINDS } from '@/rules/forum/terms'
import { demoArticles } from './articles'
import { demoBoards, heldReply } from './community'
import { bodyOf } from './community/body'
import { commentedItems } from './community/comments'
import { demoMembers } from './community/members'
import type { DemoPost } from './community/post'
import { demoMasterclasses } from './masterclasses'
import { readManifest } from './media'
import { demoPeople } from './people'
import { demoRecipes } from './recipes'

const topics = demoBoards.flatMap((board) => board.topics.map((topic) => ({ ...topic, board })))
const posts = topics.flatMap((topic) => [
  { ...topic, ageDays: topic.daysAgo, topic },
  ...topic.replies.map((reply) => ({ ...reply, ageDays: topic.daysAgo - reply.after / 24, topic })),
])
const comments = commentedItems.flatMap((item) => item.comments.map((comment) => ({ ...comment, item })))
const joinedDaysAgo = new Map<string, number>([
  ...demoPeople.map(({ username }) => [username, 180] as const),
  ...demoMembers.map((member) => [member.username, member.joinedDaysAgo] as const),
])
const namedIn = (post: DemoPost) => [
  post.by,
  ...REACTION_KINDS.flatMap((kind) => post[kind] ?? []),
  ...mentionedUsernames(post.text),
]
const where = ({ by, topic }: (typeof posts)[number]) => `${by} in ${topic.title}`

test('there are six boards, 40 topics and 200 replies in many voices', () => {
  expect([demoBoards.length, topics.length, posts.length - topics.length]).toEqual([6, 40, 200])
  expect(new Set(posts.map(({ by }) => by)).size).toBeGreaterThan(20)
  const titles = topics.map(({ title }) => title)
  expect(new Set(titles).size).toBe(40)
})

test('everybody who is named exists, can have such a username, and had joined', () => {
  const unknown = [...posts, ...comments].flatMap((post) => namedIn(post).filter((name) => !joinedDaysAgo.has(name)))
  expect(unknown).toEqual([])
  expect(demoMembers.filter(({ username }) => usernameProblem(username) !== null)).toEqual([])
  const early = posts.filter(({ ageDays, by }) => ageDays > (joinedDaysAgo.get(by) ?? 0))
  expect(early.map(where)).toEqual([])
  expect(comments.filter(({ by, daysAgo }) => daysAgo > (joinedDaysAgo.get(by) ?? 0)).map(({ by }) => by)).toEqual([])
})

test('replies stand in their order and are over; the latest is of the last hours', () => {
  const unordered = topics.filter(({ replies }) =>
    replies.some(({ after }, at) => at > 0 && after < (replies[at - 1]?.after ?? 0)),
  )
  expect(unordered.map(({ title }) => title)).toEqual([])
  expect(posts.filter(({ ageDays }) => ageDays < 0).map(where)).toEqual([])
  expect(Math.min(...posts.map(({ ageDays }) => ageDays))).toBeLessThan(2 / 24)
  expect(Math.max(...posts.map(({ ageDays }) => ageDays))).toBeGreaterThan(90)
})

test('a reply quotes an earlier post, and only where answers are solved is one a solution', () => {
  const wrong = topics.flatMap(({ board, replies, title }) =>
    replies
      .filter(({ quotes = 0, solves }, at) => quotes > at || (solves && !board.solutions))
      .map(({ by }) => `${by} in ${title}`),
  )
  expect(wrong).toEqual([])
})

test('nobody reacts to their own post, or twice', () => {
  const wrong = [...posts, ...comments].filter((post) => {
    const reacting = REACTION_KINDS.flatMap((kind) => (post[kind] ?? []).map((by) => `${kind} ${by}`))
    return new Set(reacting).size < reacting.length || reacting.some((each) => each.endsWith(` ${post.by}`))
  })
  expect(wrong.map(({ by, text }) => `${by}: ${text}`)).toEqual([])
})

test('recipes, a class and an article have three to eight comments, the oldest first, none older than the item', () => {
  const items = { recipes: demoRecipes, masterclasses: demoMasterclasses, posts: demoArticles }
  expect(new Set(commentedItems.map(({ type }) => type)).size).toBe(3)
  const wrong = commentedItems.filter(({ comments: own, slug, type }) => {
    const published = items[type].find((item) => item.slug === slug)?.publishedDaysAgo ?? 0
    const ages = [published, ...own.map(({ daysAgo }) => daysAgo), 0]
    return own.length < 3 || own.length > 8 || ages.some((age, at) => at > 0 && age >= (ages[at - 1] ?? 0))
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
  expect(new Set(comments.map(({ by }) => by)).size).toBeGreaterThan(15)
  // The demo accounts start without ratings of their own.
  const rating = comments.filter(({ item, stars }) => stars && item.type === 'recipes').map(({ by }) => by)
  expect(demoPeople.filter(({ username }) => rating.includes(username))).toEqual([])
})

test('in the circle and below premium recipes, only those write and react who can read there', () => {
  const inside = new Set([
    ...demoMembers.filter(({ plan }) => plan === 'premium').map(({ username }) => username),
    ...demoPeople.filter(({ plan }) => plan === 'premium').map(({ username }) => username),
  ])
  const circle = posts.filter(({ topic }) => topic.board.requiredPlan === 'premium')
  expect(circle.length).toBeGreaterThan(15)
  const premiumRecipes = demoRecipes.filter(({ requiredPlan }) => requiredPlan === 'premium').map(({ slug }) => slug)
  const below = comments.filter(({ item }) => premiumRecipes.includes(item.slug))
  expect(below.flatMap((post) => namedIn(post).filter((name) => !inside.has(name)))).toEqual([])
  expect(circle.flatMap((post) => namedIn(post).filter((name) => !inside.has(name)))).toEqual([])
})

test('pictures exist, and the held reply has more links than new members can post', () => {
  const pictures = [...posts, ...comments].flatMap(({ picture }) => picture?.name ?? [])
  expect(pictures.filter((name) => readManifest()[name] === undefined)).toEqual([])
  expect(pictures.length).toBeGreaterThan(1)
  expect(heldReply.text.match(/\]\(/g)).toHaveLength(3)
  expect(topics.map(({ title }) => title)).toContain(heldReply.topic)
})

test('a text becomes paragraphs, lists, links and emphasis', () => {
  expect(bodyOf('See [this](/a/) **now**, _please_.\n\n- one\n- two').root.children).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'See ', format: 0 },
        { type: 'link', url: '/a/', children: [{ type: 'text', text: 'this', format: 0 }] },
        { type: 'text', text: ' ', format: 0 },
        { type: 'text', text: 'now', format: 1 },
        { type: 'text', text: ', ', format: 0 },
        { type: 'text', text: 'please', format: 2 },
        { type: 'text', text: '.', format: 0 },
      ],
    },
    {
      type: 'list',
      listType: 'bullet',
      children: ['one', 'two'].map((text) => ({ type: 'listitem', children: [{ type: 'text', text, format: 0 }] })),
    },
  ])
})
