// The newsletter.
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { route } from '../../platform/route.ts'
import { subscribe } from './subscribe.ts'

export const newsletterRoutes = [route(newsletterEndpoints.subscribe, subscribe)]
