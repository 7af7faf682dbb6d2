// Answers about a person's plan, usage, invoices, and plans for sale.
import * as sitePaths from '@portal/contract/site-paths'
import { withComingSoon } from '@portal/contract/subscriptions/coming-soon'
import { type Answering, callTool, callTools, resultOf } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { dayOf, formatDollars, joined, listed, spaced } from './phrases.ts'
import { Invoices, Plans, readAs, Subscription, Usage } from './read-results.ts'

const page = `[subscription](${sitePaths.subscription}) page`
const pricing = `[pricing page](${sitePaths.pricing})`

export function* answerPlan(): Answering {
  const plan = readAs(Subscription, yield* callTool('read_my_plan'))
  if (!plan) return `You are on the Free plan. You can see what other plans offer on the ${pricing}.`
  const per = plan.billingPeriod === 'year' ? 'year' : 'month'
  const next = plan.endsAt
    ? `It ends on ${dayOf(plan.endsAt)}.`
    : plan.nextBillingDate
      ? `It is billed next on ${dayOf(plan.nextBillingDate)}.`
      : ''
  return `You are on the ${plan.planName} plan (${spaced(plan.status)}), at ${formatDollars(plan.amount)} a ${per}. ${next} See your ${page}.`
}

export function* answerUsage(): Answering {
  const { listings, contacts, backgroundChecks } = readAs(Usage, yield* callTool('read_my_usage'))
  const line = (name: string, { used, limit }: { used: number; limit: number | null }) =>
    `**${name}:** ${used} used, ${limit === null ? 'no limit' : `${Math.max(0, limit - used)} of ${limit} left`}`
  return `${listed([line('Inquiries this month', contacts), line('Listings', listings), line(withComingSoon('Background checks'), backgroundChecks)])}\n\nWhat counts by the month starts again on the first. See your ${page}; larger plans are on the ${pricing}.`
}

export function* answerInvoices(): Answering {
  const { invoices } = readAs(Invoices, yield* callTool('list_my_invoices'))
  if (invoices.length === 0) return `You have no invoices yet. They'll be on your ${page}.`
  const lines = invoices
    .slice(0, 6)
    .map(({ amount, created, status }) => `${dayOf(created)}: ${formatDollars(amount)}, ${spaced(status)}`)
  return `Your invoices, newest first:\n\n${listed(lines)}\n\nThe documents are on your ${page}.`
}

export function* answerPlans({ said, role }: Turn): Answering {
  const [offered, own] = yield* callTools([
    { name: 'list_plans', arguments: {} },
    { name: 'read_my_plan', arguments: {} },
  ])
  const { plans } = readAs(Plans, resultOf(offered))
  const current = readAs(Subscription, resultOf(own))?.planName ?? 'Free'
  const open = plans.filter(({ userTypes }) => userTypes.length === 0 || userTypes.includes(role))
  const named = plans.filter(({ name }) => said.words.includes(name.toLowerCase()) && name !== 'Free')
  const isAboutNamed = named.length > 0 && !said.hasAny('cheaper', 'dearer')
  const chosen = isAboutNamed ? named : open
  const lines = chosen.map(({ name, description, monthlyPrice, yearlyPrice, features, userTypes }) => {
    const price =
      monthlyPrice === 0
        ? 'free'
        : `${formatDollars(monthlyPrice)} a month or ${formatDollars(yearlyPrice)} a year`
    const only = userTypes.length === 1 ? `, for ${userTypes[0]}s` : ''
    const what = isAboutNamed ? `It has ${joined(features)}.` : `${description}.`
    return `**${name}** (${price}${only}): ${what}`
  })
  return `${listed(lines)}\n\nYou are on the ${current} plan. You choose and pay for a plan yourself on the ${pricing}; what is “Coming soon” does not work yet, and is marked there.`
}
