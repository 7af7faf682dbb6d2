import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Document management',
  summary: 'Keeping documents here, and sharing them with one person for a while.',
  changed: '2026-11-26',
  parts: [
    {
      id: 'today',
      title: 'Keep documents here',
      blocks: [
        `Upload payslips, proof of identity, references and other papers under [Documents](${sitePaths.documents}): up to 50 files as PDF, DOC, DOCX, JPG or PNG, 10 MB each. Only you can see them until you share them.`,
        'You can download and remove each one. Removing a document also ends sharing it.',
        `The upload box on the [home page](${sitePaths.home}) is a demo. Nothing is uploaded.`,
      ],
    },
    {
      id: 'share',
      title: 'Share a document',
      blocks: [
        {
          steps: [
            'Open the page of a landlord whose home you applied for or rent. Applying asks you, too.',
            'Choose Share your details, then Documents.',
            'Choose the documents, and until when they can be opened.',
          ],
        },
        `Under [Sharing](${sitePaths.sharing}) you can see each time someone looked, and stop sharing at any time.`,
        `Landlords can also show house rules and policies with a listing. Anyone who sees the home can download those.`,
      ],
    },
    {
      id: 'until-then',
      title: 'Before you share',
      blocks: [
        {
          list: [
            'Write “For rental application only”, the date and the landlord’s name across any copy of your ID.',
            'Share only what you were asked for, and only for as long as it’s needed.',
            'Keep signed documents and receipts in two places.',
            `Never send documents in messages. See [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
          ],
        },
      ],
    },
    {
      id: 'which',
      title: 'Which documents matter',
      blocks: [
        {
          list: [
            'Lease and house rules',
            'Receipt for the deposit',
            'Move-in report and pictures',
            'Letters about rent and repairs',
          ],
        },
      ],
    },
  ],
}
