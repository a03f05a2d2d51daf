import type { DemoPage } from '../page'

const guidelines: DemoPage = {
  path: '/community/guidelines/',
  title: 'Community guidelines',
  slug: 'guidelines',
  parentPath: '/community/',
  requiredPlan: 'none',
  seo: {
    description:
      'How people talk to each other in the community, what does not belong there, and what moderators do about it.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-guidelines',
      light: 'morning',
      subtitle: 'How we talk at this table',
      title: 'Community guidelines',
      neutralTitle: 'Community guidelines',
      textContent: 'One page, read in three minutes. Be kind, be specific, and say what you ate.',
    },
    {
      blockType: 'richContent',
      showSidebar: true,
      bodyHtml: `<h2 data-menu="Be kind">Be kind</h2>
<p>Everyone here was new once. Answer the question that was asked, also when you have answered it before. Disagree with what someone wrote, and leave out who they are.</p>
<p>Say what you did and how it went. "I froze it for two weeks and it was fine" helps more than "you should".</p>
<h2 data-menu="Health">About health</h2>
<p>We share what we live with. We do not diagnose each other, and we do not tell anyone to start, stop or change a medicine. If something hurts, worries you or does not go away, please ask a doctor, and say so to others as well.</p>
<p>No weights and measurements, no pictures of before and after, no praise for eating very little. If you are in danger, or think that somebody else is, call your emergency number first and tell us after.</p>
<h2 data-menu="What stays out">What stays out</h2>
<ul>
<li>Advertising, coupon codes, collecting and recruiting. A link to something that helped you is fine</li>
<li>Other people's names, pictures and troubles, unless they have agreed</li>
<li>Whole recipes and videos of others. Link to them</li>
<li>The same post in several places</li>
</ul>
<h2 data-menu="Private boards">Private boards</h2>
<p>Some boards are for some plans. What is written there is not quoted elsewhere, and screenshots of it stay unmade.</p>
<h2 data-menu="Your posts">Your posts</h2>
<p>People see your first name, your username and when you joined, and your picture and what you say about yourself, if you have added them. Your last name, your email address and your plan stay with us. You can edit a post: what it said before stays readable under "edited". You can delete it: its place stays, its words do not. If you close your account you choose whether your posts go with you.</p>
<h2 data-menu="The first week">The first week</h2>
<p>In the first seven days of an account, a post with more than two links or two pictures waits until a moderator has looked at it, and there is a limit of thirty posts a day. After that you will not notice us.</p>
<h2 data-menu="Moderators">What moderators do</h2>
<p>Report a post if you think that it should not be there. A person looks at it. The author does not learn who reported it, and a post that several members report is hidden until then.</p>
<p>Moderators can hide a post, close a topic, write you a warning, or ask you to pause for some days. Each of these is written down with a reason. If you think that it was wrong, write to <a href="mailto:hello@example.com">hello@example.com</a>, and someone else will read it again.</p>`,
    },
    {
      blockType: 'richColumns',
      variant: 'framed',
      light: 'morning',
      title: 'Where to begin',
      leftHtml: `<p>Say hello with your first name and your supper of yesterday. Or only read along for a while. Both are welcome.</p>`,
      rightHtml: `<p>Questions about your membership or the website are answered in <a href="/faqs">Questions</a>, and the long version of these rules is the <a href="/website-acceptable-use-policy">acceptable use policy</a>.</p>`,
    },
  ],
}

export const communityPages: DemoPage[] = [guidelines]
