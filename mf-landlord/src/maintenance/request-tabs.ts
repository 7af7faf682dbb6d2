import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'

/** What each tab asks for. */
export const requestTabs = {
  all: maintenanceEndpoints.landlordRequests,
  urgent: maintenanceEndpoints.urgentRequests,
  overdue: maintenanceEndpoints.overdueRequests,
}
