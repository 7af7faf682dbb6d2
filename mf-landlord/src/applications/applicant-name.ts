import type { ApplicationSummary } from '@portal/contract/applications/application'

export const applicantName = ({ tenant }: Pick<ApplicationSummary, 'tenant'>): string =>
  `${tenant.firstName} ${tenant.lastName}`
