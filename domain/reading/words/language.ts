import { wordsIn } from './tokens.ts'

const ENGLISH = new Set(
  wordsIn('the and my i am im is at want to for with of in have can do it lift up stronger weigh'),
)
const OTHERS = new Set(
  wordsIn(
    `ich und mein meine bin mit der die das beim kg mochte wiege jahre mal von aktuell zur zeit
     yo mi mis y el la los con tengo peso quiero anos actualmente por hago
     je mon mes et le les avec suis ai pese veux ans actuellement fais
     io il mio e con ho sono voglio anni faccio attualmente
     eu meu minha tenho quero anos faco atualmente com
     ik mijn en het met ben weeg wil jaar momenteel op`,
  ).filter((word) => !ENGLISH.has(word) && word !== 'kg'),
)
/** One foreign word may be a name or a slip. */
const LEAST = 2

/** Whether a text is in one of the other languages that we read, rather than in English. */
export function isNotEnglish(said: string): boolean {
  const words = wordsIn(said)
  const others = words.filter((word) => OTHERS.has(word)).length
  return others >= LEAST && others > words.filter((word) => ENGLISH.has(word)).length
}
