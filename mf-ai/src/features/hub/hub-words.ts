export const hubTitle = 'AI Intelligence Hub'
export const hubDescription = 'What has happened, and what comes next, in one place.'
