// The contract's payloads as form values: costs and times are text until they are sent (spec §5).
import {
  CompleteMaintenance,
  EstimateMaintenance,
  ScheduleMaintenance,
} from '@portal/contract/maintenance/payloads'
import { localMomentOf, momentOf } from '@portal/shared-ui/local-moment'
import * as z from 'zod/mini'

/** Dollars and cents; non-numeric input becomes 0 (spec §5). */
export const costOf = (typed: string): number => {
  const dollars = Number(typed)
  return Number.isFinite(dollars) ? Math.round(dollars * 100) / 100 : 0
}

const typed = <Value>(read: (text: string) => Value) => z.pipe(z.string(), z.transform(read))

export const EstimateForm = z.object({
  estimatedCost: z.pipe(typed(costOf), EstimateMaintenance.shape.estimatedCost),
})
export type EstimateForm = z.input<typeof EstimateForm>

/** The time is in the home's time zone and must be in the future, except for one scheduled before. */
export const scheduleFormIn = (timeZone: string | null, scheduled: string | null) =>
  z.object({
    scheduledDate: z.pipe(
      typed(local => momentOf(local, timeZone)),
      ScheduleMaintenance.shape.scheduledDate.check(
        z.refine(
          moment =>
            Date.parse(moment) > Date.now() ||
            localMomentOf(moment, timeZone) === localMomentOf(scheduled, timeZone),
          'Please choose a time in the future',
        ),
      ),
    ),
  })
export type ScheduleForm = z.input<ReturnType<typeof scheduleFormIn>>

export const CompleteForm = z.object({
  /** An empty field means no cost, because the actual cost is optional. */
  actualCost: z.pipe(
    typed((text): number | null | undefined => (text === '' ? null : costOf(text))),
    CompleteMaintenance.shape.actualCost,
  ),
  notes: CompleteMaintenance.shape.notes,
})
export type CompleteForm = z.input<typeof CompleteForm>
