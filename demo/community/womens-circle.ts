import type { DemoBoard } from './post'

export const womensCircleBoard: DemoBoard = {
  slug: 'womens-circle',
  title: 'Women’s circle',
  description: 'A smaller room, for premium members. What is said here stays here.',
  requiredPlan: 'premium',
  writers: 'everyone',
  solutions: false,
  topics: [
    {
      by: 'administrator',
      daysAgo: 120,
      title: 'How we keep this room',
      text: `This board is for women who are premium members, and for the team. Others do not see that it exists: not in the lists, not in the search, not by email.

Please keep it that way. No quoting elsewhere, no screenshots. And as everywhere: we share what we live with, we do not diagnose each other.`,
      thanks: ['marianne', 'dee_nights', 'fatima', 'premium'],
      love: ['ruth'],
      replies: [
        {
          by: 'ruth',
          after: 4,
          text: `A room without Graham. He is a dear man. I shall enjoy it very much.`,
          love: ['marianne', 'ines', 'noor', 'dee_nights', 'premium', 'fatima'],
        },
        {
          by: 'noor',
          after: 9,
          text: `Thank you, Ada. It matters to know who is listening.`,
          like: ['premium', 'ines'],
        },
      ],
    },
    {
      by: 'ines',
      daysAgo: 55,
      title: 'Hot at the stove, and not because of the stove',
      text: `Forty-nine. In the middle of service it rises from the knees and I stand in the cold store pretending to look for parsley. The cooks think I'm obsessed with parsley. What do you wear, where do you hide, does it end?`,
      love: ['marianne', 'ruth', 'dee_nights'],
      like: ['premium'],
      replies: [
        {
          by: 'marianne',
          after: 1,
          text: `Cotton, layers, a fan in the drawer with the invoices. I told my boss in one sentence and it was over in one sentence.`,
          thanks: ['ines'],
        },
        {
          by: 'ruth',
          after: 3,
          text: `It ended for me. I noticed a year late because I had stopped waiting. The [page about menopause](/expert-advices/menopause/) has a list for the doctor's appointment, take it along, I wish I had had one.`,
          thanks: ['ines', 'marianne', 'premium'],
        },
        {
          by: 'dee_nights',
          after: 8,
          text: `Do see your doctor about it, even if it seems too small. Half the women I know waited years because they thought it was just something to put up with.`,
          like: ['ruth', 'noor'],
          thanks: ['ines'],
        },
        {
          by: 'ines',
          after: 200,
          text: `I went, with the list. It was a good talk. And I told the kitchen. Yesterday the dishwasher handed me parsley without a word.`,
          love: ['marianne', 'ruth', 'dee_nights', 'premium', 'fatima', 'noor'],
        },
        {
          by: 'fatima',
          after: 210,
          text: `Where can I get a dishwasher like that?`,
          love: ['ines', 'marianne', 'ruth', 'dee_nights'],
        },
        {
          by: 'premium',
          after: 220,
          text: `I read this in the hall with my head against the mirror. It helps to hear it from people who are funny about it.`,
          love: ['ines', 'ruth', 'marianne'],
        },
      ],
    },
    {
      by: 'lena',
      daysAgo: 19,
      title: 'when did you feel like yourself again',
      text: `4 months in. i love him and i am also a bit nobody at the moment. i dont need advice i think, just numbers. how long was it for you`,
      love: ['fatima', 'premium', 'noor', 'dee_nights', 'ruth'],
      replies: [
        {
          by: 'fatima',
          after: 0.5,
          text: `First one: a year. Second: eight months. Third: I didn't notice, I had no time to look. Fourth: I was myself all along and only tired.`,
          love: ['lena', 'premium'],
        },
        {
          by: 'ruth',
          after: 6,
          text: `My daughter asked me this last week. Her daughter is thirty. So it takes a while, and it takes no time.`,
          love: ['lena', 'fatima', 'ines', 'marianne'],
        },
        {
          by: 'dee_nights',
          after: 9,
          text: `About ten months. And love, if the bit-nobody gets heavier rather than lighter, ring your midwife or doctor. They hear it every day and they're glad when someone calls early.`,
          thanks: ['lena'],
          like: ['noor', 'administrator', 'fatima'],
        },
        {
          by: 'lena',
          after: 11,
          text: `crying but the nice kind. i did tell my midwife actually, shes coming on thursday. thank you all`,
          love: ['dee_nights', 'fatima', 'ruth', 'premium', 'noor', 'ines', 'marianne'],
        },
        { by: 'premium', after: 30, text: `How was Thursday?`, like: ['lena'] },
        {
          by: 'lena',
          after: 150,
          text: `good. really good. she stayed an hour and ate my bread`,
          quotes: 5,
          love: ['premium', 'fatima', 'dee_nights', 'ruth'],
        },
      ],
    },
    {
      by: 'noor',
      daysAgo: 0.4,
      title: 'A slow week, on purpose',
      text: `I teach fourteen classes a week and tell everyone to rest. This week I am doing it myself: one class, [Loose before bed](/movements/loose-before-bed/), as a student, lights off. Who wants to be slow with me until Sunday?`,
      like: ['marianne', 'premium'],
      love: ['ruth'],
      replies: [
        {
          by: 'marianne',
          after: 1,
          text: `Me. I have practiced being slow all week at three in the morning.`,
          love: ['noor', 'premium'],
        },
        { by: 'fatima', after: 2, text: `I can offer slow from 21:40 to 21:55.`, love: ['noor', 'marianne', 'lena'] },
        { by: 'premium', after: 5, text: `In. I've put the phone in the hall.`, like: ['noor'] },
        {
          by: 'ruth',
          after: 6,
          text: `I have been slow since 2019. You may copy from me.`,
          love: ['noor', 'marianne', 'fatima', 'premium'],
        },
      ],
    },
  ],
}
