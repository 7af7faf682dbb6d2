// Words for the signs of an address, in several languages.
import { folded } from './fold.ts'

const alternatives = (words: readonly string[]) => words.map(folded).join('|')

/** "at" alone is an everyday word; the others occur only in addresses. */
export const certainAtWords = alternatives([
  'arroba',
  'arobase',
  'arobas',
  'arrobase',
  'chiocciola',
  'klammeraffe',
  'snabel-?a',
  'alfakr[oø]ll',
  'apenstaart(?:je)?',
  'aapeli',
  'miukumauku',
  'małpa',
  'malpka',
  'zavin[aá][cč]',
  'kukac',
  'et i[sş]areti',
  'papaki',
  'собака',
  'sobak[ae]',
  'małpka',
  'monkey(?: tail)?',
  'собачка',
  'равлик',
  'majmun(?:ce)?',
  'маймунско а',
  'アットマーク',
  'アット',
  '艾特',
  '圈a',
  '골뱅이',
  'at[- ]?the[- ]?rate(?: of)?',
  '(?:at|a|@)[- ]?(?:sign|symbol)',
  '(?:circled|encircled|round|curly|squiggly) a',
  'a (?:in|with) a circle(?: around it)?',
  'ampersat',
])
export const atWords = `a\\s?t|${certainAtWords}`
/** "point" and "period" are everyday words too, so they count as a dot only before "com". */
export const certainDotWords = alternatives([
  'dot',
  'd0t',
  'punto',
  'punkt',
  'ponto',
  'punt',
  'punktum',
  'kropka',
  'tecka',
  'bodka',
  'nokta',
  'tocka',
  'точка',
  'крапка',
  'tochka',
  'krapka',
  'punct',
  'коцка',
  '点',
  'ドット',
  '닷',
])
export const dotWords = `${certainDotWords}|d\\so\\st|point|period|full ?stop`
export const slashWords = alternatives(['slash', 'forward slash', 'barra', 'schrägstrich', 'stroke'])
