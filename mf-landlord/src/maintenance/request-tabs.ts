import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'

export const requestTabs = {
  all: maintenanceEndpoints.landlordRequests,
  urgent: maintenanceEndpoints.urgentRequests,
  overdue: maintenanceEndpoints.overdueRequests,
}
