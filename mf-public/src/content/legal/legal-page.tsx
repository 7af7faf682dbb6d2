import type { TextPage } from '@portal/help/text-page'
import { TextPageView } from '../text-page/text-page-view.tsx'

export const legalPage = (text: TextPage) => () => <TextPageView text={text} />
