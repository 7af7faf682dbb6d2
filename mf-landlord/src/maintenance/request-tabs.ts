import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'

/** The endpoint of each tab. */
export const requestTabs = {
  all: maintenanceEndpoints.landlordRequests,
  urgent: maintenanceEndpoints.urgentRequests,
  overdue: maintenanceEndpoints.overdueRequests,
}
