export interface LegalText {
  title: string
  summary: string
  parts: readonly { title: string; words: string }[]
}

export const terms: LegalText = {
  title: 'Terms of Service',
  summary: 'What you agree to when you use the portal, in plain words.',
  parts: [
    {
      title: 'Business stays on the platform',
      words:
        'All business communication and transactions must stay on the platform. Sharing external contact details or websites, or doing business off-platform, may lead to account suspension and legal action. The portal therefore removes contact details from listings and messages, and tells you when it has.',
    },
    {
      title: 'Your account',
      words:
        'You sign up as a tenant or as a landlord and tell the truth about who you are. A verified badge is shown only for what was checked. Keep your password to yourself; what is done with your account counts as done by you.',
    },
    {
      title: 'Listings',
      words:
        'A landlord lists only homes that they may rent out, describes them as they are, and marks them as rented once they are.',
    },
    {
      title: 'Plans',
      words:
        'The Free plan is available forever. Paid plans are billed through a card payment provider. A plan that you cancel stays active until the end of its billing period.',
    },
  ],
}

export const privacy: LegalText = {
  title: 'Privacy Policy',
  summary: 'What the portal keeps about you, and who sees it.',
  parts: [
    {
      title: 'What is kept',
      words:
        'What you enter: your name, e-mail address, phone number and profile; your listings, requests and messages. Your password is kept only as a hash that cannot be turned back. One cookie keeps you signed in.',
    },
    {
      title: 'Who sees it',
      words:
        'Anyone sees listings and the name of who offers them. What is in a tenant’s profile is shared with a landlord by consent, which you give for a purpose and a time and can take back.',
    },
    {
      title: 'What stays in your browser',
      words:
        'The theme you chose, and the homes you saved as favorites. Clearing the site’s data in your browser removes both.',
    },
    {
      title: 'Maps and payments',
      words:
        'Street maps are loaded from a public map provider, which thereby sees your address on the internet. Card details go to the payment provider alone.',
    },
  ],
}
