import type { Screening } from '../src/platform/ports/screening.ts'

/** For tests about other things: it invites everyone, and has a clear report for everyone. */
export const quietScreening: Screening = {
  createCandidate: async ({ checkId }) => `candidate-${checkId}`,
  invite: async candidateId => ({ id: `invitation-of-${candidateId}`, url: 'http://127.0.0.1/invite' }),
  readCheck: async () => ({ state: 'invited', reportId: null, result: null, completedAt: null }),
  readReport: async () => ({ result: 'clear', sections: [] }),
  readEvent: () => null,
}
