import type { DemoPost } from './post'

export interface DemoComment extends DemoPost {
  /** Counted back from the load. */
  daysAgo: number
  /** Their rating, for recipes alone. */
  stars?: 1 | 2 | 3 | 4 | 5
  /** They tried the recipe or class. */
  tried?: true
}

/** The comments on an item that is open for them. */
export interface CommentedItem {
  type: 'recipes' | 'masterclasses' | 'posts'
  slug: string
  /** The oldest first. */
  comments: readonly DemoComment[]
}

const lentilSoup: CommentedItem = {
  type: 'recipes',
  slug: 'red-lentil-and-carrot-soup',
  comments: [
    {
      by: 'ines',
      daysAgo: 43.2,
      stars: 4,
      tried: true,
      text: `I fry the turmeric a little longer than it says here, and off the heat. Otherwise I would serve this to paying guests.`,
      thanks: ['bo_new', 'standard'],
      like: ['editor'],
    },
    {
      by: 'mr_okafor',
      daysAgo: 38.4,
      stars: 5,
      tried: true,
      text: `The instruction to blend only half seemed fussy to me. I blended all of it on Tuesday and half of it on Thursday. I withdraw my objection.`,
      like: ['ines', 'ruth', 'free'],
      celebrate: ['editor'],
    },
    {
      by: 'petra',
      daysAgo: 30.1,
      stars: 3,
      tried: true,
      text: `Good. Not four portions, three. I weighed it.`,
      like: ['graham'],
    },
    {
      by: 'editor',
      daysAgo: 29.8,
      text: `Petra, that is fair with a large bowl. We count a pint for each person, and there is bread beside it in our kitchen.`,
      thanks: ['petra'],
    },
    {
      by: 'lena',
      daysAgo: 16.6,
      stars: 5,
      tried: true,
      text: `made it with milo in the sling, one hand. 35 minutes is about right if nobody cries. froze two jars for next week me`,
      love: ['marianne', 'fatima', 'dee_nights'],
    },
    {
      by: 'fatima',
      daysAgo: 5.3,
      stars: 5,
      tried: true,
      text: `Double it, and double the lemon more than double. We make it so often that the lentils have their own jar now, the second one from the left.`,
      picture: {
        name: 'six-glass-jars',
        alt: 'Six glass jars on a kitchen shelf, the second one filled with red lentils',
      },
      love: ['lena', 'premium'],
      like: ['ines', 'kemal'],
    },
    {
      by: 'hugo',
      daysAgo: 0.4,
      text: `Can I use the green lentils that I already have?`,
    },
    {
      by: 'ines',
      daysAgo: 0.2,
      text: `You can, Hugo. They take twice as long and stay whole, so you get another soup. Still a good one.`,
      thanks: ['hugo'],
    },
  ],
}

const bircher: CommentedItem = {
  type: 'recipes',
  slug: 'apple-bircher-with-walnuts',
  comments: [
    {
      by: 'kemal',
      daysAgo: 41.5,
      stars: 5,
      tried: true,
      text: `I leave for the bakery at half past two. This stands in the fridge and says nothing. The girls eat the rest at seven.`,
      like: ['dee_nights', 'tomasz'],
    },
    {
      by: 'sam_runs',
      daysAgo: 33,
      stars: 4,
      tried: true,
      text: `Two hours before a long run, a bit less yogurt, no trouble at all. After the run I eat the second bowl, which I had promised to someone else.`,
      celebrate: ['noor'],
      like: ['graham'],
    },
    {
      by: 'annika',
      daysAgo: 21.7,
      stars: 5,
      tried: true,
      text: `Finally one without olives.`,
      celebrate: ['ines', 'fatima', 'mr_okafor', 'standard'],
    },
    {
      by: 'graham',
      daysAgo: 12.2,
      tried: true,
      text: `My wife says I should write that I had seconds. I had seconds.`,
      love: ['ruth', 'marianne'],
    },
    {
      by: 'wren',
      daysAgo: 3.9,
      stars: 4,
      tried: true,
      text: `Sunflower seeds instead of walnuts, a third of the price, also toasted. Please don't tell the walnuts.`,
      like: ['annika', 'bo_new', 'kemal'],
    },
  ],
}

const chili: CommentedItem = {
  type: 'recipes',
  slug: 'black-bean-chili-with-sweet-potato',
  comments: [
    {
      by: 'jonah',
      daysAgo: 52.3,
      stars: 5,
      tried: true,
      text: `Three kids, zero complaints, and one of them asked what was in it and then asked for more _after_ hearing the answer. I took a picture because nobody would believe me.`,
      picture: {
        name: 'black-bean-chili-with-sweet-potato',
        alt: 'A clay pot of black bean chili with cubes of sweet potato and half an avocado, seen from above',
      },
      celebrate: ['fatima', 'lena', 'editor'],
      like: ['priya', 'kemal'],
    },
    {
      by: 'petra',
      daysAgo: 47.1,
      text: `What is the cocoa for? I would like a reason, not a mood.`,
      like: ['mr_okafor'],
    },
    {
      by: 'editor',
      daysAgo: 46.6,
      text: `Bitterness, Petra. It does what an hour more on the stove would do: it takes the sweetness of the potato down a step. Leave it out of one bowl and taste both, that is how it got into ours.`,
      thanks: ['petra', 'jonah'],
    },
    {
      by: 'petra',
      daysAgo: 44,
      stars: 4,
      tried: true,
      text: `Did that. All right.`,
      love: ['editor', 'ines'],
      celebrate: ['jonah'],
    },
    {
      by: 'tomasz',
      daysAgo: 9.6,
      stars: 5,
      tried: true,
      text: `Five in the morning, at the depot, out of a flask. It is a soup if you add a cup of water. I add a cup of water.`,
      like: ['dee_nights'],
    },
  ],
}

/** For premium members, so everybody else sees neither these comments nor their number. */
const salmon: CommentedItem = {
  type: 'recipes',
  slug: 'salmon-peas-and-new-potatoes',
  comments: [
    {
      by: 'marianne',
      daysAgo: 11.4,
      stars: 5,
      tried: true,
      text: `Eaten at the open window in a coat. The sauce is now on everything in this house.`,
      love: ['fatima', 'premium'],
    },
    {
      by: 'dee_nights',
      daysAgo: 8.8,
      tried: true,
      text: `Supper at seven in the morning after a bad shift. Frozen peas, and it forgave me.`,
      love: ['marianne', 'lena', 'ines'],
    },
    {
      by: 'noor',
      daysAgo: 2.5,
      stars: 4,
      tried: true,
      text: `My potatoes needed ten minutes more than the salmon wanted. Cut them smaller than you think.`,
      thanks: ['ruth'],
    },
  ],
}

const onionClass: CommentedItem = {
  type: 'masterclasses',
  slug: 'a-knife-and-an-onion',
  comments: [
    {
      by: 'ruth',
      daysAgo: 58.7,
      tried: true,
      text: `Seventy-one years, and it turns out the board was too high. My shoulder has sent its thanks.`,
      celebrate: ['noor', 'priya', 'mr_okafor'],
    },
    {
      by: 'ines',
      daysAgo: 49.3,
      text: `I was taught this with shouting. I am glad that it also works without.`,
      love: ['fatima', 'editor'],
    },
    {
      by: 'priya',
      daysAgo: 25,
      tried: true,
      text: `Watched it at my desk, then did the two minutes of movement, then chopped. In that order it was the nicest Monday of the month.`,
      like: ['noor', 'standard'],
    },
    {
      by: 'bo_new',
      daysAgo: 2.1,
      tried: true,
      text: `I did the grip with a squash because I had no onion. Nothing slid and I still have all fingers. Here it is in my one pan.`,
      picture: {
        name: 'one-iron-pan',
        alt: 'A black iron pan on a wooden board, with three large pieces of squash and two sage leaves',
      },
      celebrate: ['ines', 'ruth', 'jonah', 'premium'],
      love: ['fatima'],
    },
  ],
}

const beansArticle: CommentedItem = {
  type: 'posts',
  slug: 'a-pot-of-beans',
  comments: [
    {
      by: 'wren',
      daysAgo: 39.5,
      text: `Four dollars for the whole week, I counted. On Thursday I was a little tired of them, on Friday I missed them.`,
      like: ['bo_new', 'kemal'],
      love: ['fatima'],
    },
    {
      by: 'petra',
      daysAgo: 36.2,
      text: `The part about salt is right, by the way. There are trials. I looked.`,
      celebrate: ['editor', 'ines', 'mr_okafor'],
    },
    {
      by: 'fatima',
      daysAgo: 28.9,
      text: `> Eat five, not one.

My mother says the same, in fewer words and with a spoon in the air.`,
      love: ['ruth', 'lena'],
    },
    {
      by: 'mr_okafor',
      daysAgo: 6.4,
      text: `May I ask what a glug is? My measuring jug has no line for it.`,
      like: ['petra', 'graham'],
    },
    {
      by: 'editor',
      daysAgo: 6.1,
      text: `About a tablespoon, Mr. Okafor, or as long as it takes to say the word slowly.`,
      celebrate: ['mr_okafor', 'standard'],
    },
  ],
}

/** What members say below recipes, a class and an article. */
export const commentedItems: readonly CommentedItem[] = [lentilSoup, bircher, chili, salmon, onionClass, beansArticle]
