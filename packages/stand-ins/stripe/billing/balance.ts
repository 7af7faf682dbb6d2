// How an invoice's total and the customer's balance make the amount due: https://docs.stripe.com/billing/customer/balance

/** Stripe charges no less in US dollars; a smaller amount waits on the balance. */
const smallestCharge = 50

export interface Settlement {
  amountDue: number
  endingBalance: number
}

/** A negative balance is the customer's credit. What is added always adds up: balance + total = due + balance after. */
export const settle = (total: number, startingBalance: number): Settlement => {
  const sum = total + startingBalance
  const isCharged = sum >= smallestCharge
  return { amountDue: isCharged ? sum : 0, endingBalance: isCharged ? 0 : sum }
}
