// From a question to a key. Each room may import those above it here, and none below (docs/house.md).
import { applicationRoutes } from './applications/routes.ts'
import { backgroundCheckRoutes } from './background-checks/routes.ts'
import { consentRoutes } from './consents/routes.ts'
import { inquiryRoutes } from './inquiries/routes.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { tenancyRoutes } from './tenancies/routes.ts'
import { threadRoutes } from './threads/routes.ts'
import { tourRoutes } from './tours/routes.ts'

export const rentingRoutes = [
  ...threadRoutes,
  ...inquiryRoutes,
  ...tourRoutes,
  ...consentRoutes,
  ...applicationRoutes,
  ...backgroundCheckRoutes,
  ...tenancyRoutes,
  ...ratingRoutes,
]
