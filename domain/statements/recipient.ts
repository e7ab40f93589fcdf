const MEN =
  'dad|daddy|father|husband|hubby|boyfriend|bf|brother|bro|son|lad|boy|grandpa|grandad|grandfather|uncle|nephew|stepson|padre|papá|marido|hermano|novio|abuelo|hijo|sohn|vater|papa|mann|bruder|opa|freund|fils|père|mari|frère|figlio|marito|fratello|ragazzo|nonno|filho|pai|irmão|namorado|zoon|vader|man|broer'
const WOMEN =
  'mum|mom|mother|wife|wifey|missus|girlfriend|gf|sister|daughter|girl|grandma|granny|nan|nana|aunt|niece|stepdaughter|madre|mamá|mujer|esposa|hermana|novia|abuela|hija|tochter|mutter|mama|frau|schwester|oma|freundin|fille|mère|femme|sœur|soeur|figlia|moglie|sorella|ragazza|nonna|filha|mãe|mulher|irmã|namorada|dochter|moeder|vrouw|zus'
const FOR_THEM = [
  '(?:buying|bought|ordering|getting|purchased|want) (?:this|it|one|the (?:plan|program(?:me)?))(?: as a (?:gift|present|surprise))? for my',
  "(?:it['’]?s|this is|that['’]?s|this (?:plan|program(?:me)?|one) is)(?: a (?:gift|present|surprise))? for my",
  '(?:gift|present|surprise) for my',
  "es(?: un regalo)? para mi|lo compro para mi|lo prendo per (?:mio|mia|mi[ao] )|(?:è|e['’]) (?:un regalo )?per (?:mio|mia)",
  "(?:das|es) ist für (?:mein(?:e|en)?)|ein geschenk für mein(?:e|en)?|c['’]est (?:un cadeau )?pour (?:mon|ma)|é (?:um presente )?para (?:o meu|a minha|meu|minha)|(?:het|dit) is (?:een cadeau )?voor mijn",
].join('|')
const FOR = new RegExp(
  `(?<!\\p{L})(?:${FOR_THEM}) (?:\\p{L}+ )?(?:(?<man>${MEN})|(?<woman>${WOMEN}))(?!\\p{L})`,
  'iu',
)
/** `He's 71`, `they are 60` */
const AGED =
  /(?<!\p{L})(?:he|she|they|who)(?:['’]?s| is| ['’]?re| are)? (?:turning |about |nearly )?(\d{2})(?![\d.,]?\d)(?! ?(?:kg|kilos?|lbs?|pounds?|cm|st\b|weeks?|min))/iu

/**
 * The person a program is bought for, if not the writer. Statements about them count as about the trainee.
 */
export interface Recipient {
  sex: 'female' | 'male'
  years: number | null
  /** The word for the person. */
  quote: string
}

/** `Buying this for my dad, he's 71` */
export function recipientIn(said: string): Recipient | null {
  const found = FOR.exec(said)
  if (!found) return null
  const years = AGED.exec(said.slice(found.index))?.[1]
  return {
    sex: found.groups?.man ? 'male' : 'female',
    years: years === undefined ? null : Number(years),
    quote: found[0],
  }
}
