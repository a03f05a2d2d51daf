/** The demo's community: boards in the order in which they are listed, each with its topics. */
import { announcementsBoard } from './community/announcements'
import { kitchenBoard } from './community/kitchen'
import { matBoard } from './community/mat'
import type { DemoBoard, DemoPost } from './community/post'
import { questionsBoard } from './community/questions'
import { sayHelloBoard } from './community/say-hello'
import { womensCircleBoard } from './community/womens-circle'

export const demoBoards: readonly DemoBoard[] = [
  announcementsBoard,
  sayHelloBoard,
  questionsBoard,
  kitchenBoard,
  matBoard,
  womensCircleBoard,
]

/** A reply by a new member that waits for a moderator, because it has more links than new members can post. */
export const heldReply: DemoPost & { topic: string; daysAgo: number } = {
  topic: 'New, and I really do mean new',
  by: 'hugo',
  daysAgo: 0.1,
  text: `Hi Bo, also new here. I looked at pans for a week before I bought one, these are the pages I kept: [a test of nine pans](https://pans.example.com/test/), [how to season one](https://pans.example.com/season/), and [the shop](https://shop.example.com/iron-pans/). I don't earn anything from it, the last one was just the cheapest.`,
}
