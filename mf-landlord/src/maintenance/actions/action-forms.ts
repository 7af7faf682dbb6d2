// The contract's payloads as form values: costs are text until they are sent (spec §5).
import {
  CompleteMaintenance,
  EstimateMaintenance,
  ScheduleMaintenance,
} from '@portal/contract/maintenance/payloads'
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

/** "2026-11-03T09:30": moments are chosen to the minute. */
const minuteOf = (moment: string | null) => moment?.slice(0, 16)

/** The time must be in the future, unless it was scheduled before. */
export const scheduleFormAfter = (scheduled: string | null) =>
  z.object({
    scheduledDate: ScheduleMaintenance.shape.scheduledDate.check(
      z.refine(
        moment => Date.parse(moment) > Date.now() || minuteOf(moment) === minuteOf(scheduled),
        'Please choose a time in the future',
      ),
    ),
  })

export const CompleteForm = z.object({
  /** An empty field means no cost, because the actual cost is optional. */
  actualCost: z.pipe(
    typed((text): number | null | undefined => (text === '' ? null : costOf(text))),
    CompleteMaintenance.shape.actualCost,
  ),
  notes: CompleteMaintenance.shape.notes,
})
export type CompleteForm = z.input<typeof CompleteForm>
