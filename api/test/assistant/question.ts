type Role = 'tenant' | 'landlord'

export interface Question {
  role: Role
  /** Earlier messages of the same conversation. */
  before?: string[]
  question: string
  /** All of these must be called. */
  tools: string[]
  contains: string[]
}

/** ' | ' separates the messages of one conversation. */
const ask = (role: Role, question: string, tools: string, ...contains: string[]): Question => {
  const asked = question.split(' | ')
  return {
    role,
    before: asked.slice(0, -1),
    question: asked.at(-1) ?? '',
    tools: tools.split(' ').filter(Boolean),
    contains,
  }
}
export const tenant = (question: string, tools: string, ...contains: string[]) =>
  ask('tenant', question, tools, ...contains)
export const landlord = (question: string, tools: string, ...contains: string[]) =>
  ask('landlord', question, tools, ...contains)
