import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useNavigate } from 'react-router-dom'

/** The step in the address, from 0 to `last`: the browser's own Back leads to the step before. */
export const useSteps = (last: number) => {
  const [params, changeParams] = useAddressParams()
  const navigate = useNavigate()
  const step = Math.min(Math.max(Number(params.get('step')) - 1 || 0, 0), last)
  const goBack = (steps: number) => void navigate(-steps)
  return {
    step,
    goOn: () => changeParams({ step: String(step + 2) }),
    goBack,
    /** Leads on in place of all steps, so that Back does not lead to a form that was sent. */
    leaveFor: (path: string) => {
      const leave = () => {
        window.removeEventListener('popstate', leave) // single-spa calls such listeners itself, and knows no `once`
        void navigate(path, { replace: true })
      }
      window.addEventListener('popstate', leave)
      goBack(step)
    },
  }
}
