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
        'All business communication and transactions must stay on the platform. Sharing external contact details or websites, or doing business off-platform, may lead to account suspension and legal action. The portal therefore removes contact details from listings and messages, and lets you know when it does.',
    },
    {
      title: 'Your account',
      words:
        'You sign up as a tenant or as a landlord and tell the truth about who you are. A verified badge is shown only after a check. Keep your password to yourself: you are responsible for what is done with your account.',
    },
    {
      title: 'Listings',
      words:
        'Landlords list only homes that they may rent out, describe them truthfully, and mark them as rented once they are.',
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
        'What you enter: your name, email address, phone number and profile; your listings, requests and messages. Your password is kept only as a hash that cannot be reversed. One cookie keeps you signed in.',
    },
    {
      title: 'Who sees it',
      words:
        'Anyone can see listings and the names of the landlords who offer them. A tenant’s profile is shared with a landlord only by consent. You give it for a purpose and a period, and you can revoke it.',
    },
    {
      title: 'What stays in your browser',
      words:
        'The theme you chose, and the homes you saved as favorites. Clearing the site’s data in your browser removes both.',
    },
    {
      title: 'Maps and payments',
      words:
        'Street maps are loaded from a public map provider, which sees your IP address. Card details go only to the payment provider.',
    },
  ],
}
