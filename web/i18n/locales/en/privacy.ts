/** The privacy policy, in nine sections. */
export const privacy = {
  meta: { title: 'Privacy', description: 'What Valija knows about you, why, who helps us process it, and how to get it back or have it deleted.' },
  title: 'Privacy policy',
  updated: 'In force since 1 November 2026',
  lead: 'We keep what your lists need and nothing to sell. Here is all of it.',
  sections: [
    { title: 'Who is responsible', text: ['Valija is. For anything about your data write to {{contact}}; a person answers, within a month at the latest.'] },
    {
      title: 'What we keep',
      text: [
        'Your account: email, a scrambled form of your password that nobody can read back, and what you add to your profile (username, name, phone, country).',
        'Your trips: destination, dates, activities, what you wrote about them, and the lists made from that with your changes.',
        'Your credits: every grant and use, and which plan or pack you bought. Your card stays with Stripe.',
        'If you share a list: who may open it, and the address you invited until the invitation is accepted or runs out. If you join the waitlist: your address, for two years at most.',
        'Your sessions: where you are signed in, with the kind of browser and a rough place, so that you can end them and your trips start in the right country.',
      ],
    },
    {
      title: 'Why, and on what basis',
      text: [
        'To make your lists and run your account (our contract with you), to keep the service safe (our legitimate interest), and to keep the accounts the law asks for. We build no profiles and run no advertising.',
      ],
    },
    {
      title: 'How artificial intelligence is used',
      text: [
        'Rules of ours make the base of every list. A language model may then suggest changes. It gets the trip: destination, dates, activities, weather and your description, never your name, email or payment. Do not write into the description what it should not read.',
        'Its suggestions are checked by rules before they reach your list, and nothing is decided about you by a machine alone.',
      ],
    },
    {
      title: 'Voice dictation',
      text: [
        'If you dictate a description, your browser turns speech into text. Some browsers send the sound to their maker for that. We receive the text only, and only when you press the microphone.',
      ],
    },
    {
      title: 'Who helps us',
      text: [
        'Cloudflare runs our servers, database and mail, and may run the language model. OpenAI may run the language model instead. Stripe takes payments. Open-Meteo gives weather and places: it gets coordinates and dates, not you.',
        'Each is bound by contract to process data for us alone. Where data leaves the European Union, the standard contractual clauses apply.',
      ],
    },
    {
      title: 'Cookies and storage',
      text: [
        'Only what the site cannot work without: your session, your language, the page to bring you back to after signing in and, for ten minutes after a change, a mark that lets you see it at once, and while you sign in with Google what belongs to that. Your browser also remembers the theme, units, how you read your lists, drafts you have not sent, the Bag Plans you opened so that they can be read without a network (until you log out), for a day the trip you tried on the home page, and for one hour who invited you. It also keeps small marks for itself: that you are signed in and under which name, that a sign-out has yet to be told to the server, the key of a sign-up until you confirm it, whether shortcuts are on, that the fonts are there and when the page last loaded itself anew. No analytics, no trackers, hence no banner.',
      ],
    },
    {
      title: 'How long',
      text: [
        'As long as you have an account. Deleting it deletes your profile, trips, lists and sessions at once; our database’s backups, which go back 30 days, follow after those. The record of credits stays as the law asks, without your name or address on it, and so does an unreadable mark of your address, so that the two free lists are given once. A sign-up that is not confirmed within a day goes by itself.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'See, correct, export and delete your data in the settings; object, restrict, or take back a consent by writing to us. You may also complain to the data protection authority where you live.',
        'Valija is not for people under 18 without the consent of a parent. If you find a child’s account, tell us and we remove it.',
      ],
    },
  ],
} as const;
