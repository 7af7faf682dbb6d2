// The product's own name: one form for sentences, one for the header (spec: "the product").
export const productInSentences = 'the product'
export const productName = 'Rental Portal'
