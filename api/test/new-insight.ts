/** The next computation deletes it. */
export const newInsight = (userId: string) => ({
  userId,
  insightType: 'unanswered_inquiries',
  category: 'inquiry',
  title: '2 inquiries are waiting for your answer',
  summary: 'The oldest has been waiting for 3 days.',
  content: 'Tenants ask several landlords at once.',
  confidence: 1,
  weight: 5,
})
