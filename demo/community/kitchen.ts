import type { DemoBoard } from './post'

export const kitchenBoard: DemoBoard = {
  slug: 'kitchen',
  title: 'In the kitchen',
  description: 'What you cooked, what went wrong, what to do with the other half of the cabbage.',
  requiredPlan: 'none',
  writers: 'everyone',
  solutions: false,
  topics: [
    {
      by: 'jonah',
      daysAgo: 0.21,
      title: 'A breakfast I can eat in the car',
      text: `Forty minutes of school run, then a meeting. Porridge is out. I need something that does not end up on my shirt, and that I can make the night before while also signing things.`,
      like: ['kemal', 'standard', 'lena'],
      replies: [
        {
          by: 'kemal',
          after: 0.3,
          text: `Rye, butter, sliced egg, second rye. Wrap it tight in paper and cut it through the paper. Five years, no shirt lost.`,
          thanks: ['jonah', 'standard'],
        },
        {
          by: 'fatima',
          after: 0.8,
          text: `[Apple bircher](/recipes/apple-bircher-with-walnuts/) in a jam jar, if you have a long spoon and red lights.`,
          like: ['jonah'],
        },
        {
          by: 'graham',
          after: 1.2,
          text: `I would not eat with a spoon at a red light.`,
          reported: {
            by: 'petra',
            reason: 'Off topic',
            note: 'Not serious, I only wanted to see what the button does. Sorry.',
          },
        },
        {
          by: 'jonah',
          after: 1.4,
          text: `Graham is right, I have seen my own driving. Trying the paper trick tomorrow.`,
          quotes: 1,
          like: ['graham', 'kemal'],
        },
        {
          by: 'standard',
          after: 4,
          text: `[Rosemary oat crackers](/recipes/rosemary-oat-crackers/) and a piece of cheese. Crumbs yes, stains no.`,
          like: ['jonah'],
        },
        {
          by: 'lena',
          after: 4.4,
          text: `whatever it is please also make it work with a baby on the arm`,
          like: ['jonah'],
        },
      ],
    },
    {
      by: 'annika',
      daysAgo: 1.3,
      title: 'Swap for olives?',
      text: `I know. I have tried. What else gives that salt at the end?`,
      like: ['bo_new'],
      replies: [
        {
          by: 'ines',
          after: 2,
          text: `Capers, rinsed. Or a spoon of chopped pickle. Or the zest of half a lemon with flaky salt, which is what I do when a guest says the word allergy.`,
          thanks: ['annika', 'free'],
          like: ['editor'],
        },
      ],
    },
    {
      by: 'wren',
      daysAgo: 52,
      title: 'Beans for a week on one pot, costed',
      text: `made the [slow tomato and white bean pot](/recipes/slow-tomato-and-white-bean-pot/) on sunday with dried beans instead of tinned, doubled it, and wrote down what it cost. 5.10 for nine portions.

- mon: as it is
- tue: mashed on toast with too much pepper
- wed: thinned with water, now its soup
- thu: fried in a pan until crispy

friday i ate chips. any more ideas for friday?`,
      love: ['ines', 'fatima', 'mr_okafor', 'bo_new'],
      celebrate: ['organizer'],
      thanks: ['free'],
      replies: [
        {
          by: 'fatima',
          after: 4,
          text: `Friday: an egg in it. Make a hole, egg in, lid on, four minutes.`,
          thanks: ['wren'],
          like: ['jonah', 'kemal'],
        },
        {
          by: 'petra',
          after: 9,
          text: `Does the 5.10 include the gas for two hours of dried beans?`,
          like: ['graham'],
        },
        {
          by: 'wren',
          after: 10,
          text: `no it does not, gas is in my rent so to me it is free. but fair`,
          quotes: 2,
          love: ['petra', 'ruth'],
        },
        {
          by: 'mr_okafor',
          after: 28,
          text: `If I may: soak overnight, bring to a boil, then wrap the pot in a duvet for the morning. My mother did it with a box of hay. It works with a duvet, and it costs nothing.`,
          love: ['wren', 'ines', 'editor'],
          like: ['petra', 'premium'],
        },
        {
          by: 'wren',
          after: 52,
          text: `i put a pot of beans to bed under my duvet and they were DONE at noon. @mr_okafor you are a legend`,
          love: ['mr_okafor', 'ruth', 'fatima', 'lena'],
          celebrate: ['organizer', 'ines'],
        },
        {
          by: 'mr_okafor',
          after: 55,
          text: `It was my mother, but I will pass it on.`,
          love: ['wren', 'ruth', 'premium'],
        },
        {
          by: 'dee_nights',
          after: 60,
          text: `Tried the duvet. My son asked who was ill.`,
          love: ['mr_okafor', 'wren', 'ruth', 'ines'],
        },
        {
          by: 'editor',
          after: 75,
          text: `May we put the duvet into the article about [a pot of beans](/ebs-blog/a-pot-of-beans/)? With your name, Mr. Okafor, if you like.`,
          quotes: 4,
          like: ['wren', 'organizer'],
        },
        {
          by: 'mr_okafor',
          after: 77,
          text: `With my mother's: Adaeze. She would be insufferable about it.`,
          quotes: 8,
          love: ['editor', 'wren', 'ruth', 'fatima', 'premium'],
        },
      ],
    },
    {
      by: 'tomasz',
      daysAgo: 27,
      title: 'Six weeks done. A short, honest account',
      text: `I finished the [six weeks](/the-ebs-method/) on Friday. What I kept, what I dropped in week four, and the soup that saved me.

**Kept:** breakfast before the shift, the ten quiet minutes, bread only when I have baked it or know who did.

**Dropped:** lunch in silence. I drive a bus, silence is not on offer. And the journal, after four days.

**Saved me:** [chicken and barley soup](/recipes/chicken-and-barley-soup/), in the flask, every day of week three.

Ask me anything, I have a layover.`,
      picture: { name: 'chicken-and-barley-soup', alt: 'Chicken and barley soup in a deep bowl' },
      celebrate: ['ruth', 'ines', 'noor', 'dee_nights', 'organizer', 'editor', 'premium', 'marianne'],
      love: ['kemal', 'fatima', 'jonah'],
      like: ['graham', 'petra', 'standard', 'free'],
      replies: [
        {
          by: 'marianne',
          after: 0.5,
          text: `Congratulations! Which week was the worst? I'm asking for somebody who starts on Monday.`,
          like: ['premium'],
        },
        {
          by: 'tomasz',
          after: 0.7,
          text: `Week two, days three and four. Everything annoys you. Then you notice on day six that it stopped.`,
          quotes: 1,
          thanks: ['marianne', 'premium'],
        },
        { by: 'petra', after: 2, text: `What changed that you could measure? Not how it felt.`, like: ['sam_runs'] },
        {
          by: 'tomasz',
          after: 2.4,
          text: `I measure in bus stops. I used to need coffee at Harbor Bridge, now I need it at the terminus. That is nineteen stops.`,
          quotes: 3,
          love: ['petra', 'ruth', 'graham', 'organizer', 'dee_nights'],
        },
        {
          by: 'petra',
          after: 2.6,
          text: `I accept the unit.`,
          love: ['tomasz', 'ruth', 'mr_okafor', 'wren', 'standard'],
        },
        {
          by: 'sam_runs',
          after: 5,
          text: `One person, no control group, but nineteen stops is a big effect.`,
          love: ['petra', 'tomasz'],
        },
        {
          by: 'graham',
          after: 8,
          text: `How do you keep soup hot until noon without it tasting of flask?`,
          like: ['jonah'],
        },
        {
          by: 'tomasz',
          after: 8.3,
          text: `Fill the flask with boiling water for ten minutes first. And a flask that has never had coffee in it. That is the whole secret, I have two flasks.`,
          quotes: 7,
          thanks: ['graham', 'jonah', 'kemal'],
        },
        {
          by: 'kemal',
          after: 11,
          text: `What do you do about bread in the weeks where you leave it? For me that is like leaving the house.`,
          like: ['ines'],
        },
        {
          by: 'tomasz',
          after: 12,
          text: `Nobody took it away from me. I ate less of it and better. You of all people are safe.`,
          quotes: 9,
          love: ['kemal'],
        },
        {
          by: 'ines',
          after: 14,
          text: `The barley goes in dry and late, by the way, or it drinks the soup overnight. Pack it separately if you cook for three days.`,
          thanks: ['tomasz', 'fatima'],
          like: ['editor'],
        },
        {
          by: 'lena',
          after: 20,
          text: `reading this at 4 am. can a person do the six weeks with a baby or is that a joke`,
          like: ['jonah'],
        },
        {
          by: 'premium',
          after: 22,
          text: `I did it in eleven weeks instead of six, repeating the ones that fell apart. Nothing terrible happened. But ask your midwife first, the pages say so too.`,
          quotes: 12,
          thanks: ['lena'],
          love: ['marianne', 'fatima'],
        },
        {
          by: 'lena',
          after: 23,
          text: `eleven weeks sounds like a number i could do. thank you @premium`,
          love: ['premium'],
        },
        {
          by: 'mr_okafor',
          after: 26,
          text: `A fine report: method, results, limits. I would have given it full marks, and a note in the margin about the chips you do not mention.`,
          love: ['tomasz', 'ruth'],
        },
        {
          by: 'tomasz',
          after: 27,
          text: `There were chips. Week five, Saturday, seaside.`,
          quotes: 15,
          love: ['mr_okafor', 'wren', 'ruth', 'organizer', 'free'],
        },
        {
          by: 'fatima',
          after: 31,
          text: `What did your family eat meanwhile? Mine won't follow me into week one.`,
          like: ['jonah'],
        },
        {
          by: 'tomasz',
          after: 33,
          text: `The same soup. I did not announce anything. They found out in week three because of the second flask.`,
          quotes: 17,
          love: ['fatima', 'jonah', 'ruth'],
        },
        {
          by: 'dee_nights',
          after: 40,
          text: `Filed under: how to talk to people about food. Don't.`,
          quotes: 18,
          love: ['tomasz', 'petra', 'ines', 'premium'],
        },
        {
          by: 'marianne',
          after: 96,
          text: `It's Wednesday of week one and I've bought a second flask.`,
          celebrate: ['tomasz', 'ruth', 'premium'],
          love: ['graham'],
        },
        {
          by: 'tomasz',
          after: 98,
          text: `Then the rest is easy. Write again in week two, day four. We will be here.`,
          love: ['marianne', 'premium'],
        },
      ],
    },
    {
      by: 'graham',
      daysAgo: 70,
      title: 'My wife says this is not chili',
      text: `I made the [black bean chili with sweet potato](/recipes/black-bean-chili-with-sweet-potato/). I liked it. My wife says a chili without meat is a stew that lies about its job. Verdict please.`,
      like: ['jonah', 'wren'],
      love: ['ruth'],
      replies: [
        { by: 'wren', after: 1, text: `it has chili in it therefore chili`, like: ['bo_new', 'free', 'graham'] },
        {
          by: 'ines',
          after: 3,
          text: `Toast the spices in the oil before anything else goes in, and leave it till tomorrow. Then ask her again without saying what it is.`,
          thanks: ['graham'],
          like: ['editor'],
        },
        {
          by: 'graham',
          after: 50,
          text: `She had two helpings and asked whether there was meat in it. I said I would have to check.`,
          love: ['ines', 'ruth', 'wren', 'jonah', 'standard', 'free'],
          celebrate: ['organizer'],
        },
        {
          by: 'petra',
          after: 52,
          text: `So the blind test worked. Finally some method in this kitchen.`,
          quotes: 3,
          love: ['graham', 'sam_runs'],
        },
      ],
    },
    {
      by: 'fatima',
      daysAgo: 18,
      title: 'Cooking once for six who all want something else',
      text: `One eats nothing green, one nothing that touches, one is twelve and has become a vegetarian this week. How do you do it without cooking four suppers? I have tried being strict. It lasts until Wednesday.`,
      like: ['jonah', 'kemal', 'lena', 'premium'],
      replies: [
        {
          by: 'jonah',
          after: 1,
          text: `Everything in bowls on the table, nobody serves anybody. Complaints dropped by half. I don't know why.`,
          like: ['fatima', 'kemal'],
          thanks: ['standard'],
        },
        {
          by: 'ines',
          after: 2,
          text: `The professional name for that is a buffet. The [lemon and soft herb bowl](/recipes/lemon-and-soft-herb-bowl/) is built for it: grain, green, protein, sauce, all apart until the plate.`,
          thanks: ['fatima', 'jonah'],
        },
        {
          by: 'kemal',
          after: 7,
          text: `My younger one eats what she has cut herself. Slow, but then she eats even peppers.`,
          love: ['fatima', 'ines'],
        },
        {
          by: 'fatima',
          after: 76,
          text: `Bowls it is. The one who likes nothing that touches has a plate with three walls now and is the happiest person at the table.`,
          love: ['jonah', 'kemal', 'ruth', 'lena'],
          celebrate: ['ines'],
        },
        {
          by: 'mr_okafor',
          after: 80,
          text: `Borders, clearly marked. I taught this for years.`,
          quotes: 4,
          love: ['fatima', 'ruth', 'tomasz', 'premium'],
        },
        { by: 'lena', after: 90, text: `saving this for when mine has opinions`, like: ['fatima', 'jonah'] },
      ],
    },
    {
      by: 'petra',
      daysAgo: 34,
      title: 'Does it have to be extra virgin?',
      text: `Serious question. I can buy three liters of plain rapeseed oil for the price of one small bottle of the green stuff. For frying onions, what am I paying for?`,
      like: ['wren', 'graham'],
      replies: [
        {
          by: 'ines',
          after: 1,
          text: `For frying onions: very little. In every kitchen I worked in there was a cheap one for heat and a good one for the end. A small bottle of good oil lasts me two months because it only ever meets finished food.`,
          thanks: ['petra', 'bo_new', 'wren'],
          like: ['editor', 'standard'],
        },
        {
          by: 'petra',
          after: 2,
          text: `An answer without a single adjective. Thank you.`,
          love: ['ines', 'mr_okafor'],
        },
        {
          by: 'standard',
          after: 20,
          text: `I'd still say taste it before you decide. But yes, not on onions.`,
          like: ['ines'],
        },
        { by: 'graham', after: 26, text: `We bought the big can. It has outlived two frying pans.`, like: ['petra'] },
        {
          by: 'wren',
          after: 31,
          text: `cheap oil for heat, good oil for the end. writing that on the wall`,
          like: ['ines', 'bo_new'],
        },
      ],
    },
    {
      by: 'dee_nights',
      daysAgo: 12,
      title: 'What I pack for a twelve-hour night',
      text: `People keep asking, so here is the list. It has to survive a fridge that smells of other people's curry, be eaten in four minutes, and not put me to sleep.

- 20:00 proper supper at home, with my son
- 00:30 [red lentil and carrot soup](/recipes/red-lentil-and-carrot-soup/) in a mug
- 03:00 yogurt, walnuts, half a pear. This one stops me from visiting the machine
- 07:30 something small at home, curtains closed, bed

I'm not saying it's right for anyone else. It's what I can repeat.`,
      love: ['kemal', 'tomasz', 'marianne'],
      thanks: ['lena', 'jonah'],
      like: ['ines', 'sam_runs', 'premium', 'free'],
      replies: [
        {
          by: 'kemal',
          after: 3,
          text: `The three o'clock thing is the one I was missing. I start work at that hour and eat nothing until seven, then everything.`,
          like: ['dee_nights'],
        },
        {
          by: 'dee_nights',
          after: 5,
          text: `Same for years. Put it in your pocket, literally. If I have to walk to a fridge it doesn't happen.`,
          quotes: 1,
          thanks: ['kemal'],
        },
        {
          by: 'lena',
          after: 9,
          text: `i am also up at 3 but my colleague just screams. stealing the pear`,
          love: ['dee_nights', 'fatima', 'kemal', 'jonah'],
        },
        {
          by: 'petra',
          after: 30,
          text: `How do you handle coffee? Not a trap, I work late sometimes and get it wrong every time.`,
        },
        {
          by: 'dee_nights',
          after: 33,
          text: `One at the start, one around midnight, then none. If I have one at three I'm watching the ceiling at nine. Others on my ward can drink it at six and sleep, so I wouldn't make a law of it.`,
          quotes: 4,
          thanks: ['petra', 'marianne'],
        },
        {
          by: 'tomasz',
          after: 40,
          text: `You eat supper with your son at eight and breakfast in the dark. So do I, the other way around. Somewhere we must pass each other on the stairs.`,
          love: ['dee_nights', 'kemal', 'ruth', 'marianne'],
        },
      ],
    },
    {
      by: 'bo_new',
      daysAgo: 3.2,
      title: 'Is my lentil soup supposed to be brown',
      text: `The picture of the [red lentil soup](/recipes/red-lentil-and-carrot-soup/) is orange. Mine looks like a puddle. It tastes good?? What did I do.`,
      like: ['wren'],
      love: ['ruth'],
      replies: [
        { by: 'wren', after: 0.4, text: `were they red lentils or brown lentils` },
        {
          by: 'bo_new',
          after: 0.5,
          text: `There are kinds?`,
          love: ['wren', 'ines', 'graham', 'ruth', 'free', 'standard'],
        },
        {
          by: 'ines',
          after: 1,
          text: `There are kinds. You made brown lentil soup, on purpose from now on. Squeeze of lemon on top and nobody will ask about the color.`,
          thanks: ['bo_new'],
          love: ['wren'],
        },
        {
          by: 'graham',
          after: 20,
          text: `Mine was brown because I burned it. You are ahead of me.`,
          love: ['bo_new', 'ruth'],
        },
        {
          by: 'petra',
          after: 22,
          text: `For once a question with a measurable answer. Brown.`,
          love: ['bo_new', 'ruth', 'graham'],
        },
      ],
    },
    {
      by: 'mr_okafor',
      daysAgo: 95,
      title: 'On the other half of the cabbage',
      text: `A household of one buys a cabbage and has made a commitment. After the [braised red cabbage](/recipes/red-cabbage-braised-with-apple/) I am left, each time, with half a sphere. I should be grateful for uses that do not involve mayonnaise.`,
      like: ['free', 'ruth'],
      replies: [
        {
          by: 'ruth',
          after: 3,
          text: `Wedges, oven, until the edges are nearly black. Salt, lemon. I eat it with my fingers, nobody is watching.`,
          love: ['mr_okafor', 'ines'],
          thanks: ['free'],
        },
        {
          by: 'tomasz',
          after: 14,
          text: `Shred, salt, jar, wait one week. My grandmother's whole personality.`,
          love: ['ruth', 'mr_okafor', 'kemal'],
        },
        {
          by: 'mr_okafor',
          after: 240,
          text: `I report back. The wedges were excellent. The jar has begun to sing at night, which I am assured is correct.`,
          love: ['tomasz', 'ruth', 'ines', 'wren', 'editor'],
        },
        {
          by: 'free',
          after: 250,
          text: `I roasted wedges too. Even the core was sweet. Thank you, Ruth.`,
          like: ['ruth'],
        },
      ],
    },
  ],
}
