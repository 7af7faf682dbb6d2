// Detects messages in other languages, by their letters and by frequent words that English does not have.

const frequentElsewhere: ReadonlySet<string> = new Set(
  `hola busco buscar quiero necesito tengo una unos unas del con por para que mas cuanto cuantos cuesta donde como esta estan puedo gracias mi mis dos
  tres habitacion habitaciones piso casa alquiler barato
  bonjour je j cherche voudrais veux besoin un le les des du est sont dans avec pour mon ma mes pas qui depuis hier combien coute ou quel quelle
  appartement loyer chambres merci cher
  ich suche brauche moechte mochte habe der das ein eine einen und mit ist nicht mein meine wie viel kostet wo zwei zimmer wohnung miete bitte danke
  guten seit
  ciao cerco vorrei sono ho gli uno che per non il mio mia quanto dove due camere affitto grazie
  ola procuro quero preciso tenho um uma em com nao meu minha quantos onde dois quartos aluguel obrigado
  ik zoek het een van niet mijn hoeveel waar`
    .split(/\s+/)
    .filter(Boolean),
)

/** Splits words in all scripts, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/** A single foreign name in an English sentence does not count. */
const minWords = 2
const minShare = 0.3

export const isOtherLanguage = (text: string): boolean => {
  const words = wordsOf(text)
  const foreign = words.filter(word => /[^a-z]/.test(word))
  if (foreign.length > words.length / 2) return true
  const known = new Set(words.filter(word => frequentElsewhere.has(word)))
  return known.size >= minWords && known.size >= minShare * new Set(words).size
}
