import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { TenantProfile, UpdateTenantProfile } from './tenant-profile.ts'

export const tenantProfileEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/tenant-profile',
    summary: "The tenant's own profile; null before it was first written",
    access: 'tenant',
    status: 200,
    answer: z.object({ tenantProfile: z.nullable(TenantProfile) }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/tenant-profile',
    summary: "Change some of the tenant's own profile",
    access: 'tenant',
    body: UpdateTenantProfile,
    maxBodyBytes: 131_072,
    status: 200,
    answer: z.object({ tenantProfile: TenantProfile, notice: z.nullable(z.string()) }),
    errors: ['contact_details', 'restricted'],
  }),
}
