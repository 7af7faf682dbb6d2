import { randomBytes } from 'node:crypto'
import { openLanguageModel } from '@portal/api/language-model'
import { refuseBusyPort } from '@portal/server/refuse-busy-port'
import type { Settings } from './settings.ts'

interface ChosenLanguageModel {
  /** Undefined if there is no assistant. */
  languageModel: ReturnType<typeof openLanguageModel> | undefined
  /** Undefined without a stand-in. */
  standInUrl?: string
  stop: () => Promise<void>
}

/** The model that the settings name, or else a free stand-in, never in production. */
export const chooseLanguageModel = async (settings: Settings): Promise<ChosenLanguageModel> => {
  const { openAi, openAiSandboxPort, isProduction } = settings
  if (openAi || isProduction)
    return { languageModel: openAi && openLanguageModel(openAi), stop: async () => {} }
  refuseBusyPort(openAiSandboxPort, 'OPENAI_SANDBOX_PORT')
  const { startOpenAiSandbox } = await import('@portal/stand-ins/openai')
  const apiKey = `sk-${randomBytes(24).toString('hex')}`
  const { url, stop } = await startOpenAiSandbox({ port: openAiSandboxPort, apiKey })
  const languageModel = openLanguageModel({
    apiKey,
    baseUrl: `${url}/v1`,
    model: 'stand-in',
    api: 'responses',
    prices: { input: 0, output: 0 },
  })
  return { languageModel, standInUrl: url, stop }
}
