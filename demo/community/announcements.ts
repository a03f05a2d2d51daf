import type { DemoBoard } from './post'

export const announcementsBoard: DemoBoard = {
  slug: 'announcements',
  title: 'Announcements',
  description: 'What is new on the site and in the kitchen. The team writes here, everybody can read.',
  requiredPlan: 'none',
  writers: 'staff',
  solutions: false,
  topics: [
    {
      by: 'manager',
      daysAgo: 149,
      title: 'The community is open',
      text: `The boards are open from today. Write about what you cooked, what hurt a little after the class, and what you would like to know.

Before your first post, please read the [guidelines](/community/guidelines/). They are short. Ravi and I look after the boards, and a person reads every report.`,
      celebrate: ['ruth', 'ines', 'dee_nights', 'noor', 'jonah'],
      like: ['mr_okafor', 'sam_runs'],
      replies: [
        {
          by: 'organizer',
          after: 3,
          text: `One practical thing: if you follow a board, you get a line in your notifications for each new topic. You choose how often it comes by email, or that it never does.`,
          thanks: ['mr_okafor'],
        },
        {
          by: 'editor',
          after: 30,
          text: `And from the kitchen: tell us when a recipe did not work. We can't see your pan from here.`,
          love: ['ines', 'fatima'],
        },
        {
          by: 'manager',
          after: 52,
          text: `Nine topics on the second day. Thank you, all of you. We are reading every one.`,
          love: ['ruth', 'organizer', 'noor'],
        },
      ],
    },
    {
      by: 'editor',
      daysAgo: 62,
      title: 'Questions for the bread class',
      text: `[Bread by hand](/masterclasses/bread-by-hand/) will be live, and Lucien Faure takes questions. We have collected the ones from the boards and sent them to him.

The three that came up most:

- Why does my dough stick to everything
- Can I leave it overnight in the fridge
- Is a heavy pot really needed`,
      like: ['kemal', 'ines', 'bo_new', 'premium'],
      locked: 'The list has gone to the teacher. New questions can be asked in the class itself.',
      replies: [
        {
          by: 'organizer',
          after: 20,
          text: `The date and the time are on [the page of the event](/events/bread-by-hand-live/). The replay follows a few days later.`,
        },
        {
          by: 'editor',
          after: 71,
          text: `Lucien has answered: bring your worst loaf and hold it up to the camera. I am closing this list now.`,
          celebrate: ['kemal', 'ines'],
          love: ['ruth'],
        },
      ],
    },
    {
      by: 'editor',
      daysAgo: 21,
      title: 'Quicker soups for the cold months',
      text: `We cooked our way through the soups again and changed three of them after reading your notes: less salt at the beginning, more lemon at the end.

Start with the [roast pumpkin soup](/recipes/roast-pumpkin-soup-with-ginger/), which now says how brown is brown enough.`,
      picture: { name: 'roast-pumpkin-soup-with-ginger', alt: 'A bowl of orange pumpkin soup with ginger' },
      love: ['tomasz', 'fatima', 'premium'],
      thanks: ['wren'],
      like: ['graham', 'standard'],
      replies: [
        {
          by: 'organizer',
          after: 5,
          text: `Tomasz, this is the nearest we can come to a breakfast menu.`,
          love: ['tomasz', 'jonah'],
        },
        {
          by: 'editor',
          after: 7,
          text: `Breakfast menus are Edie's department, and Edie says yes.`,
          quotes: 1,
          love: ['tomasz', 'organizer'],
        },
        {
          by: 'manager',
          after: 26,
          text: `The recipe pages have a new line about freezing as well, since you keep asking.`,
          thanks: ['fatima', 'bo_new', 'free'],
        },
      ],
    },
    {
      by: 'manager',
      daysAgo: 9.9,
      title: 'A short pause on Sunday night',
      text: `We update the servers on Sunday from 23:00 to 23:20 UTC. Reading works throughout. If a post does not go through, what you typed stays in the form, so try again after that.`,
      like: ['dee_nights'],
      replies: [
        {
          by: 'organizer',
          after: 4,
          text: `Dee, I know that this is your lunch break. Sorry.`,
          love: ['dee_nights'],
        },
      ],
    },
  ],
}
