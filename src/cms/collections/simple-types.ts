import type { DateField, Field } from 'payload'
import { z } from 'zod'
import { hasVideo } from '@/model/has-video'
import { eventEndProblem } from '@/rules/events/event-end'
import { timeZoneProblem } from '@/rules/events/time-zones'
import { ORGANIZERS } from '../access/rules'
import { authoredText } from '../fields/authored-text'
import { imageField } from '../fields/image'
import { validateHref } from '../fields/link'
import { replayLinkField } from '../fields/replay-link'
import { trailerField, videoField } from '../fields/video'
import { contentType } from './content-type'

const body = authoredText('body', 'Text', 'The text of the page.')
const durationMin: Field = { name: 'duration', type: 'number', label: 'Duration (minutes)', min: 0, max: 10_000 }
const address = (name: string, label: string): Field => ({ name, type: 'text', label, validate: validateHref })

const starts = z.object({ eventDate: z.union([z.string(), z.date()]) })
const startOf = (event: unknown) => starts.safeParse(event).data?.eventDate

/** Day and hour of an event, which an editor writes and lists show as the clocks of its place do. */
const eventMoment = (what: string): DateField['admin'] => ({
  date: { pickerAppearance: 'dayAndTime' },
  description: `${what}. In the time zone of the place; without one, in yours.`,
  components: {
    Field: '@/cms/admin/events/EventDateField.client#EventDateField',
    Cell: '@/cms/admin/events/EventDateCell.client#EventDateCell',
  },
})

export const MovementGuides = contentType({
  slug: 'movementGuides',
  description:
    'A movement video with its guide, at one of three levels. Shown at /movements/ and in the weekly schedule.',
  defaultColumns: ['title', 'level', 'duration', 'requiredPlan', '_status'],
  fields: [
    {
      name: 'level',
      type: 'select',
      required: true,
      defaultValue: 'Intermediate',
      options: ['Beginner', 'Intermediate', 'Advanced'],
    },
    durationMin,
    videoField,
    trailerField,
    ...body,
  ],
})

export const GuidedMeditations = contentType({
  slug: 'guidedMeditations',
  description: 'A meditation to listen to or watch. Shown at /meditations/.',
  defaultColumns: ['title', 'duration', 'requiredPlan', '_status'],
  fields: [durationMin, videoField, trailerField, ...body],
})

export const Masterclasses = contentType({
  slug: 'masterclasses',
  description: 'A class with an expert, live or recorded, with its replays. Shown at /masterclasses/.',
  defaultColumns: ['title', 'teacher', 'requiredPlan', '_status'],
  fields: [
    { name: 'teacher', type: 'text' },
    imageField('teacherImage', 'A square portrait, shown beside the name.'),
    durationMin,
    {
      name: 'comesOn',
      type: 'date',
      label: 'Comes on',
      admin: {
        condition: (data) => !hasVideo(data ?? {}),
        date: { pickerAppearance: 'dayOnly' },
        description:
          'The day of a class without a video yet. Everyone sees it on its card and its page: “Coming up December 10”.',
      },
    },
    videoField,
    trailerField,
    { name: 'chatCode', type: 'textarea', label: 'Chat (embed code)', admin: { rows: 6 } },
    {
      name: 'replays',
      type: 'array',
      fields: [
        { name: 'resourceTitle', type: 'text', required: true },
        { name: 'resourceLength', type: 'text' },
        { name: 'resourceDescription', type: 'textarea' },
        imageField('resourceImage', 'Shown before the replay starts.'),
        replayLinkField,
      ],
    },
    ...body,
  ],
})

export const Podcasts = contentType({
  slug: 'podcasts',
  description: 'An episode to listen to here, and links to where else it can be heard. Shown at /podcasts/.',
  defaultColumns: ['title', 'duration', '_status', 'publishedAt'],
  fields: [
    durationMin,
    { ...videoField, label: 'Recording' },
    trailerField,
    address('applePodcastsLink', 'Apple Podcasts'),
    address('spotifyLink', 'Spotify'),
    address('youtubeLink', 'YouTube (optional)'),
    ...body,
  ],
})

export const Posts = contentType({
  slug: 'posts',
  description: 'An article of the blog. Shown at /ebs-blog/.',
  fields: [{ name: 'author', type: 'text' }, ...body],
})

export const Testimonials = contentType({
  slug: 'testimonials',
  description: 'A quote from a member. Shown at /ebs-testimonials and in testimonial blocks.',
  defaultColumns: ['title', 'firstName', 'profession', '_status'],
  fields: [
    { name: 'firstName', type: 'text', required: true },
    { name: 'profession', type: 'text' },
    ...authoredText(
      'positiveExperience',
      'Positive experience',
      'What was good for them, in their words. It is shown instead of the text below.',
    ),
    ...authoredText('body', 'Text', 'Shown if there is no positive experience above.'),
  ],
})

export const Faqs = contentType({
  slug: 'faqs',
  description: 'A question and its answer. Shown at /faqs and in FAQ blocks.',
  fields: body,
})

export const Events = contentType({
  slug: 'events',
  description: 'An event with a date and a place. Shown at /events/.',
  defaultColumns: ['title', 'eventDate', 'location', '_status'],
  writers: ORGANIZERS,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'location', type: 'text', admin: { width: '50%', description: 'Where it is, or “Online”.' } },
        {
          name: 'timeZone',
          type: 'text',
          label: 'Time zone of the place',
          validate: (name: string | null | undefined) => timeZoneProblem(name) ?? true,
          admin: {
            width: '50%',
            description:
              'Choose it before the dates. Everyone then reads the hours of the place, such as “10:00 AM London time”. Leave it empty for an online event: each reader reads the hours of their own time zone.',
            components: { Field: '@/cms/admin/events/TimeZoneField.client#TimeZoneField' },
          },
        },
      ],
    },
    { name: 'eventDate', type: 'date', required: true, admin: eventMoment('When it begins') },
    {
      name: 'eventEnd',
      type: 'date',
      validate: (end, { siblingData }) => eventEndProblem(startOf(siblingData), end) ?? true,
      admin: eventMoment('When it ends; without one it is taken to last two hours'),
    },
    {
      name: 'price',
      type: 'text',
      label: 'Price',
      maxLength: 60,
      admin: { description: 'As visitors read it: “Free”, “$12 at the door”. Shown with the date.' },
    },
    address('bookingUrl', 'Where to book'),
    ...body,
  ],
})

export const ExpertAdvices = contentType({
  slug: 'expertAdvices',
  description:
    'Advice on a condition. Shown at /expert-advices/. Third-level headings become section titles with icons.',
  fields: [
    { name: 'reviewer', type: 'text', label: 'Read by', admin: { description: 'The expert who read it before us.' } },
    imageField('reviewerImage', 'A square portrait, shown beside the name.'),
    ...body,
  ],
})

export const LifestyleGuides = contentType({
  slug: 'lifestyleGuides',
  description: 'A guide of the six-week reset. Shown at /the-ebs-method/6wr/lg/.',
  fields: [videoField, trailerField, ...body],
})

export const RebootReviveWeeks = contentType({
  slug: 'rebootReviveWeeks',
  description: 'A week of the reboot and revive program, for one season.',
  defaultColumns: ['title', 'season', 'weekLabel', 'requiredPlan', '_status'],
  fields: [
    {
      name: 'season',
      type: 'select',
      required: true,
      defaultValue: 'Spring',
      options: ['Spring', 'Summer', 'Fall', 'Winter'],
    },
    { name: 'weekLabel', type: 'text', admin: { description: 'Such as "Week 3".' } },
    ...body,
  ],
})

export const YaldaLovesProducts = contentType({
  slug: 'yaldaLovesProducts',
  description: 'A product worth recommending. Shown at /yalda-loves/.',
  fields: [
    { name: 'brand', type: 'text' },
    { name: 'price', type: 'text' },
    address('productUrl', 'Where to buy it'),
    ...body,
  ],
})

export const Press = contentType({
  slug: 'press',
  description: 'An article about us elsewhere. Shown in the press block. Its first category is its publisher.',
  fields: [
    { name: 'pressDate', type: 'date' },
    address('pressUrl', 'Where it appeared'),
    {
      name: 'pressLanguage',
      type: 'select',
      label: 'Language',
      required: true,
      defaultValue: 'en',
      options: [
        { value: 'en', label: 'English' },
        { value: 'fr', label: 'French' },
      ],
      admin: {
        description: 'The language of the title and summary. Screen readers use it, and the date is formatted for it.',
      },
    },
  ],
})

export const Partners = contentType({
  slug: 'partners',
  description: 'A media partner. The picture is its logo.',
  fields: [address('partnerUrl', 'Its website')],
})
