import type Stripe from 'stripe'

/**
 * The SDK's type with decimals as strings, and with ids where the SDK allows an id or the expanded object.
 */
export type Stored<T> = T extends Stripe.Decimal
  ? string
  : T extends object
    ? { [K in keyof T]: string extends T[K] ? Plain<Exclude<T[K], object>> : Plain<T[K]> }
    : T

type Plain<T> = T extends Stripe.Decimal ? string : T extends readonly unknown[] ? Elements<T> : Stored<T>

type Elements<T extends readonly unknown[]> = (string extends T[number] ? string : Stored<T[number]>)[]
