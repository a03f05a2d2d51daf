/** Texts on where a member stands, and what is next. Not part of `TEXTS`: they come with parts that are loaded later. */
export const OWN_STATE_TEXTS = {
  notLiveYet: 'Not live yet',
  yourProgram: 'Your program',
  startProgram: (title: string) => `Start the ${title}`,
  weeksAhead: (count: number) => `${count} weeks, a few small steps a day. Begin when you like.`,
  nextStep: 'Next step',
  programDone: 'See what you have done',
  dayDone: 'That is today, done.',
  nextDate: { class: 'Next live class', event: 'Next event' },
  programDay: (day: number, days: number) => `Day ${day} of ${days}`,
  notBegun: 'Not begun yet',
  saved: (count: number) => (count === 0 ? 'Nothing saved yet' : `${count} saved`),
  reached: (count: number, all: number) => `${count} of ${all} reached`,
  unread: (count: number) => (count === 0 ? 'Nothing new' : `${count} new`),
  openVideos: (open: number, total: number) => `${open} of ${total} are open to you.`,
} as const
