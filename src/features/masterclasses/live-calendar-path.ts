/**
 * The address of a live class as a calendar file: the block of a page that says when it begins.
 * @param page the path of the page
 * @param block the id of the block
 */
export const liveCalendarPath = (page: string, block: string): string =>
  `/api/masterclasses/live.ics?${new URLSearchParams({ page, block })}`
