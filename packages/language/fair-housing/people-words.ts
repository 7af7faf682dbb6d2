// Alternatives of a regular expression over lower-case letters.
import { oneOf } from './one-of.ts'

export const religions = oneOf(`
    christian, catholic, protestant, evangelical, baptist, mormon, orthodox, muslim, islamic, jewish,
    hindu, sikh, buddhist, atheist, religious, non religious`)
export const believers = oneOf(`
    christians, catholics, protestants, evangelicals, baptists, mormons, muslims, moslems?, jews?,
    hindus, sikhs, buddhists, atheists, religious people, believers, nonbelievers, churchgoers`)

/** Also colors of walls: people only before a word for people or an area. */
export const skinColors = 'white|black|brown'
export const races = oneOf(`
    asian, caucasian, african american, hispanic, latin[oax], native american, biracial, mixed race,
    colored, minority, ethnic, nonwhite, non white, anglo`)
export const peopleOfRaces = oneOf(`
    whites, blacks, asians, caucasians, african americans, hispanics, latin[oa]s, native americans,
    minorities, people of color, colored people, white folks?, black folks?`)
export const complexions = '(?:dark|light|fair|brown|black|white) skinned'

export const nationalities = oneOf(`
    american, mexican, chinese, indian, pakistani, japanese, korean, vietnamese, filipino, thai,
    russian, ukrainian, polish, irish, italian, german, french, spanish, greek, turkish, arab,
    arabic, middle eastern, iranian, persian, israeli, iraqi, syrian, afghan, african, nigerian,
    ethiopian, somali, haitian, jamaican, cuban, dominican, puerto rican, salvadoran, guatemalan,
    honduran, colombian, venezuelan, brazilian, european, latin american, foreign, immigrant,
    migrant, refugee, english speaking, non english speaking`)
export const nationals = oneOf(`
    americans, mexicans, indians, pakistanis, koreans, filipinos, filipinas, russians, ukrainians,
    poles, italians, germans, greeks, turks, arabs, iranians, persians, israelis, iraqis, syrians,
    afghans, africans, nigerians, ethiopians, somalis, haitians, jamaicans, cubans, dominicans,
    puerto ricans, salvadorans, guatemalans, hondurans, colombians, venezuelans, brazilians,
    europeans, immigrants?, migrants, foreigners?, refugees, illegals, undocumented people,
    english speakers, non english speakers`)

export const orientations = oneOf(`
    gay, lesbian, bisexual, queer, lgbtq?, lgbtq\\+?, transgender, trans, homosexual, straight,
    heterosexual, same sex`)
export const peopleOfOrientations =
  'gays|lesbians|bisexuals|queers|homosexuals|heterosexuals|transgenders|same sex couples'

export const sexes = 'male|female'
export const peopleOfSexes =
  'men|women|males|females|girls|boys|ladies|gentlemen|single men|single women|a man|a woman'

const young = '(?:(?:young|small|little|school age) )?'
export const children = `${young}(?:kids?|child|children|toddlers?|babies|infants?|teens|teenagers)`
