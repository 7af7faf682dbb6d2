// Computes the amount due from an invoice's total and the customer's balance:
// https://docs.stripe.com/billing/customer/balance

/** In US cents; a smaller amount is left on the balance. */
const minCharge = 50

export interface Settlement {
  amountDue: number
  endingBalance: number
}

/** A negative balance is the customer's credit. The sums always match: balance + total = due + balance after. */
export const settle = (total: number, startingBalance: number): Settlement => {
  const sum = total + startingBalance
  const isCharged = sum >= minCharge
  return { amountDue: isCharged ? sum : 0, endingBalance: isCharged ? 0 : sum }
}
