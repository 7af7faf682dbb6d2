/** Who makes the reports. A tenant has to be told, with the right to dispute (15 U.S.C. § 1681m). */
export const screeningProvider = { name: 'Checkr', disputeUrl: 'https://candidate.checkr.com' } as const

export const disputeRights = `${screeningProvider.name} made this report, and doesn’t decide about applications. If anything in it is wrong or incomplete, you have the right to dispute it with ${screeningProvider.name} for free, at ${screeningProvider.disputeUrl}, and to a free copy within 60 days.`
