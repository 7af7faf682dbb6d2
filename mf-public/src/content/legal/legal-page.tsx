import type { TextPage } from '../text-page/text-page.ts'
import { TextPageView } from '../text-page/text-page-view.tsx'

/** The page of one legal text. */
export const legalPage = (text: TextPage) => () => <TextPageView text={text} />
