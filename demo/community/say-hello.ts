import type { DemoBoard } from './post'

export const sayHelloBoard: DemoBoard = {
  slug: 'say-hello',
  title: 'Say hello',
  description: 'Who you are, what you eat on a Tuesday, and what brought you here.',
  requiredPlan: 'none',
  writers: 'everyone',
  solutions: false,
  topics: [
    {
      by: 'organizer',
      daysAgo: 148,
      title: 'Welcome: how this table works',
      pinned: 'New members should see this first.',
      text: `Be kind, be specific, and say what you ate. That is most of it.

- Questions go to Questions, where you can mark the answer that helped
- What you cooked goes to the kitchen, what you did on the floor goes to the mat
- Nothing here replaces a doctor. If something worries you, please ask one

The [guidelines](/community/guidelines/) are one page long. Now say hello: your first name, and your supper yesterday.`,
      like: ['marianne', 'kemal', 'wren', 'lena', 'free', 'bo_new'],
      love: ['ruth', 'noor'],
      thanks: ['petra', 'fatima'],
      replies: [
        { by: 'ruth', after: 2, text: `Ruth. Toast. I am not ashamed.`, love: ['ines', 'graham', 'organizer', 'wren'] },
        {
          by: 'ines',
          after: 4,
          text: `Ines, and staff meal at 4 pm like every day for twenty years: whatever was left, with rice.`,
          like: ['ruth'],
        },
        {
          by: 'dee_nights',
          after: 15,
          text: `Dolores, but Dee is fine. Supper was at 2:40 in the morning, out of a jar, standing next to a printer.`,
          love: ['kemal', 'tomasz'],
          quotes: 0,
        },
        {
          by: 'mr_okafor',
          after: 26,
          text: `Good afternoon. Emeka. A baked potato with too much pepper, eaten slowly, as instructed.`,
          like: ['ruth', 'noor'],
        },
        {
          by: 'jonah',
          after: 49,
          text: `Jonah. Four fish sticks that weren't mine.`,
          love: ['fatima', 'lena', 'kemal', 'standard'],
        },
        { by: 'petra', after: 1140, text: `Petra. Lentils. I will believe the rest when I see it.`, like: ['graham'] },
        { by: 'graham', after: 1141, text: `Graham. I had what I was given.`, love: ['ruth', 'petra'] },
        {
          by: 'bo_new',
          after: 3340,
          text: `Bo. Chickpea pancake, from here. Second one this week.`,
          celebrate: ['ines', 'ruth'],
          love: ['wren'],
        },
        {
          by: 'organizer',
          after: 3342,
          text: `Five months of suppers, and still nobody has written _salad_.`,
          love: ['petra', 'ruth', 'graham', 'tomasz'],
        },
      ],
    },
    {
      by: 'lena',
      daysAgo: 76,
      title: 'hello from under a sleeping baby',
      text: `hi everyone, lena, milo is 9 weeks. i cant move my left arm because he finally fell asleep on it so this is thumbs only.

i joined because i realized i had eaten cereal bars for three days. not looking for anything fancy, just food with one hand and maybe my shoulders back. thats it thats the post`,
      love: ['fatima', 'marianne', 'dee_nights', 'premium', 'noor'],
      like: ['jonah'],
      replies: [
        {
          by: 'fatima',
          after: 1,
          text: `Welcome Lena. One-handed, tested on four children: the [seeded loaf](/recipes/seeded-buckwheat-loaf/), sliced and frozen. Toast it, put anything on it. Nothing falls on the baby.`,
          thanks: ['lena', 'jonah'],
        },
        {
          by: 'jonah',
          after: 3,
          text: `It gets better around the time it gets worse in a different way. Welcome!`,
          love: ['lena', 'kemal', 'fatima'],
        },
        {
          by: 'noor',
          after: 7,
          text: `For the shoulders, whenever your midwife says you may move again: small is plenty. Two minutes count. Nobody here keeps score.`,
          thanks: ['lena'],
        },
        {
          by: 'lena',
          after: 30,
          text: `made the loaf (ok my mother made the loaf). ate four slices in the dark. thank you @fatima`,
          love: ['fatima'],
          celebrate: ['ruth', 'organizer'],
        },
        { by: 'ruth', after: 33, text: `Mothers are also a recipe.`, love: ['lena', 'marianne', 'fatima', 'premium'] },
        {
          by: 'kemal',
          after: 40,
          text: `My two slept through once they were old enough to be woken for school. Hold on, Lena.`,
          love: ['lena', 'jonah', 'fatima'],
        },
      ],
    },
    {
      by: 'sam_runs',
      daysAgo: 139,
      title: 'Runner, 41, touches shins on a good day',
      text: `Samuel here. I run about 70 km a week and my idea of a warm-down is sitting in the car. My physio has opinions. I've promised her three floor sessions a week and I'm writing it here so I can't pretend later.`,
      like: ['noor', 'priya', 'mr_okafor'],
      celebrate: ['ruth'],
      replies: [
        { by: 'noor', after: 5, text: `Shins are a fine place to start. Which evenings?`, like: ['sam_runs'] },
        { by: 'sam_runs', after: 6, text: `Mon, Wed, Fri. Unless it rains, then also Saturday.`, quotes: 1 },
        {
          by: 'petra',
          after: 930,
          text: `So how many of the three a week did you actually do?`,
          like: ['graham', 'dee_nights'],
        },
        {
          by: 'sam_runs',
          after: 934,
          text: `Honest count over five weeks: 11 of 15. I skipped the ones after the long run, which I'm told are the ones that matter.`,
          quotes: 3,
          like: ['petra', 'noor', 'standard'],
          love: ['ruth'],
        },
        { by: 'petra', after: 935, text: `That's better than I expected. Respect.`, love: ['sam_runs', 'ruth'] },
        {
          by: 'noor',
          after: 960,
          text: `Eleven is more than most. Same again, with the ones after the long run.`,
          quotes: 4,
          edited: `Eleven of fifteen is more than most people manage. Same again, now with the ones after the long run.`,
          like: ['sam_runs'],
        },
      ],
    },
    {
      by: 'free',
      daysAgo: 40,
      title: 'Nora, mostly reading',
      text: `I've been reading along for a while and thought it polite to say so. I work in a library, I eat lunch at eleven because I can't wait, and I've cooked the [pea and mint soup](/recipes/pea-and-mint-soup/) every week since I found it.`,
      like: ['mr_okafor', 'ines'],
      replies: [
        {
          by: 'mr_okafor',
          after: 2,
          text: `A librarian. We are in good hands. Lunch at eleven is an old and honorable custom, known in some countries as second breakfast.`,
          love: ['free'],
        },
        {
          by: 'tomasz',
          after: 9,
          text: `Eleven is late. I have lunch at nine.`,
          love: ['free', 'kemal', 'dee_nights'],
        },
        { by: 'free', after: 22, text: `I feel very normal here. Thank you both.`, like: ['tomasz', 'mr_okafor'] },
        { by: 'wren', after: 30, text: `do you do inter-library loan for soup`, love: ['free', 'mr_okafor'] },
      ],
    },
    {
      by: 'bo_new',
      daysAgo: 8.6,
      title: 'New, and I really do mean new',
      text: `Hi. I'm Bo, 26. Until last month I lived on things that come with a film you peel off. I have one pan, one knife from a petrol station and a drawer of soy sauce packets.

Where does a person start? Please assume I know nothing. You will not be far off.`,
      love: ['ruth', 'wren', 'ines'],
      like: ['free', 'organizer'],
      replies: [
        {
          by: 'ines',
          after: 1,
          text: `One pan is enough for a long time. Start with something that forgives: the [chickpea pancake](/recipes/chickpea-pancake-with-tomatoes-and-basil/). Flour, water, salt, hot pan. If the first one breaks you have scrambled pancake, also good.`,
          thanks: ['bo_new', 'wren'],
          like: ['fatima'],
        },
        {
          by: 'wren',
          after: 2,
          text: `second the chickpea thing, its about 40 cents. also keep the soy sauce packets, they're free seasoning`,
          love: ['bo_new'],
        },
        {
          by: 'graham',
          after: 12,
          text: `I learned at 58 from [A knife and an onion](/masterclasses/a-knife-and-an-onion/). It is open to all. I still cry but now the pieces are the same size.`,
          like: ['bo_new', 'ines', 'ruth'],
        },
        {
          by: 'bo_new',
          after: 25,
          text: `Update, pancake number one: scrambled. Pancake number two: a pancake!!`,
          celebrate: ['ines', 'wren', 'ruth', 'graham', 'organizer', 'free'],
          quotes: 1,
        },
        { by: 'ines', after: 26, text: `That is exactly how it goes in restaurants too.`, love: ['bo_new', 'kemal'] },
      ],
    },
    {
      by: 'kemal',
      daysAgo: 83,
      title: 'Good morning from the wrong end of the day',
      text: `Kemal. I bake bread from three to eleven and pick up my girls at three. I am here because my own food is the heel of whatever loaf came out wrong. Anyone else with upside down days?`,
      like: ['tomasz', 'organizer'],
      love: ['dee_nights'],
      replies: [
        {
          by: 'dee_nights',
          after: 11,
          text: `Here. Permanent nights, eleven years. We should have our own board and it should be dark gray.`,
          love: ['kemal', 'tomasz', 'marianne'],
        },
        { by: 'tomasz', after: 13, text: `First bus leaves 4:12. We have probably met.`, love: ['kemal'] },
        {
          by: 'kemal',
          after: 16,
          text: `If you come through Canal Street and smell bread, that is me.`,
          quotes: 2,
          love: ['tomasz', 'ruth', 'free'],
        },
        {
          by: 'lena',
          after: 170,
          text: `can i join, my shift has no end time and the boss is bald`,
          love: ['kemal', 'dee_nights', 'fatima', 'tomasz', 'premium'],
        },
      ],
    },
  ],
}
