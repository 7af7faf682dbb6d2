// Intents about reminders, notifications and insights.
import type { Intents } from './signs.ts'

export const hubIntents = {
  list_reminders: {
    signs: [
      [7, 'ahead'],
      [-6, 'ahead save'],
      [-6, 'ahead inquiry'],
      [-6, 'ahead request'],
      [-6, 'ahead viewing'],
      [-6, 'ahead tenancy'],
      [-6, 'ahead current'],
      [6, 'reminder'],
      [-7, 'remind'],
      [-4, 'howTo !mine'],
    ],
  },
  draft_reminder: {
    signs: [
      [12, 'nudge dated !newHomes !home'],
      [12, 'remind'],
      [9, 'reminder recurring !mine !howTo'],
      [-7, 'howTo reminder'],
    ],
  },
  list_notifications: {
    signs: [
      [-7, 'fault'],
      [-6, 'nudge dated'],
      [-7, 'howTo stopping'],
      [6, 'notification'],
      [-6, 'savedSearch'],
      [-6, 'insight'],
      [2, 'notification mine'],
      [-7, 'save'],
      [-5, 'howTo !mine'],
      [-5, 'remind'],
      [-3, 'inquiry !mine'],
      [-3, 'inquiry reply'],
      [-5, 'attention'],
      [-4, 'request'],
    ],
  },
  list_insights: {
    signs: [
      [6, 'insight'],
      [2, 'insight mine'],
      [-4, 'howTo !mine !insight'],
      [-5, 'remind'],
    ],
  },
} as const satisfies Intents
