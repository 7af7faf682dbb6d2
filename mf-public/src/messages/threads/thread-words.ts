import type { Thread } from '@portal/contract/threads/thread'

export const nameOf = ({ firstName, lastName }: Thread['other']): string => `${firstName} ${lastName}`.trim()

export const homeOf = ({ property, propertyTitle }: Thread): string => property?.title ?? propertyTitle

/** Whether the other person's account has ended: they have no page anymore, and never answer. */
export const isFormer = ({ other }: Thread): boolean => nameOf(other) === 'Former member'
