const MEN =
  'dad|daddy|father|husband|hubby|boyfriend|bf|brother|bro|son|lad|boy|grandpa|grandad|grandfather|uncle|nephew|stepson|stepdad|stepfather|father-in-law|brother-in-law|grandson|padre|papá|marido|hermano|novio|abuelo|hijo|sohn|vater|papa|mann|bruder|opa|freund|fils|père|mari|frère|figlio|marito|fratello|ragazzo|nonno|filho|pai|irmão|namorado|zoon|vader|man|broer'
const WOMEN =
  'mum|mom|mother|wife|wifey|missus|girlfriend|gf|sister|daughter|girl|grandma|granny|nan|nana|aunt|niece|stepdaughter|stepmom|stepmum|mother-in-law|sister-in-law|granddaughter|madre|mamá|mujer|esposa|hermana|novia|abuela|hija|tochter|mutter|mama|frau|schwester|oma|freundin|fille|mère|femme|sœur|soeur|figlia|moglie|sorella|ragazza|nonna|filha|mãe|mulher|irmã|namorada|dochter|moeder|vrouw|zus'
/** People whose sex only a pronoun tells. */
const ANYONE =
  'buddy|friend|mate|pal|client|patient|trainee|athlete|student|colleague|co-?worker|neighbou?r|roommate|flatmate|partner|spouse|fianc[ée]e?|cousin|kid|child|teen|teenager|boss|employee|amigo|cliente|kumpel|kunde|kundin|copain|copine|ami|amie|amica|vriend|vriendin'
const OWNER = '(?:my|our|a|an|the|one of my|a good|a close)'
/** What is written, bought or asked for somebody. */
const PLAN =
  "(?:this|it|that|one|something|(?:a|the|this)(?: \\p{L}{1,20}){0,2} (?:plan|program(?:me)?|routine|gift|present|surprise)|(?:this|it)(?: is|['’]?s) an? (?:(?:birthday|b-?day|christmas|xmas|anniversary|retirement|little|wee) ){0,2}(?:prez{1,2}(?:ie|y)|pressie|treat|voucher|favou?r|thing))"
const FOR = '(?:for|on behalf of)'
const FOR_THEM = [
  `(?:buying|bought|ordering|ordered|getting|purchased|purchasing|want|need|filling (?:this|it) (?:in|out)|writing|asking|doing this|signing up|looking|answering|here)(?: ${PLAN})?(?: as a (?:gift|present|surprise))? ${FOR} ${OWNER}`,
  `${PLAN}(?:['’]?s| is| would be| will be| was)?(?: (?:all|actually|really|not for me but))? ${FOR} ${OWNER}`,
  `(?:gift|present|surprise|plan|program(?:me)?|routine) ${FOR} ${OWNER}`,
  `on behalf of ${OWNER}`,
  "es(?: un regalo)? pa(?:ra)? mi|lo compro para mi|(?:lo prendo|lo compro|(?:è|e['’])(?: un regalo)?|un regalo|(?:un|il) programma) per (?:il |la )?(?:mio|mia)",
  "(?:das|es) ist für (?:mein(?:e|en)?)|ein geschenk für mein(?:e|en)?|c['’]est (?:un cadeau )?pour (?:mon|ma)|é (?:um presente )?para (?:o meu|a minha|meu|minha)|(?:het|dit) is (?:een cadeau )?voor mijn",
].join('|')
const PERSON = `(?:(?<man>${MEN})|(?<woman>${WOMEN})|(?<anyone>${ANYONE}))(?!\\p{L})`
const NAMED_FOR = new RegExp(`(?<!\\p{L})(?:${FOR_THEM}) (?:[\\p{L}-]{1,20} ){0,2}?${PERSON}`, 'iu')
/** `It's for our lass, she's 13`: whoever it is, the next words are about them. */
const FOR_WHOM = new RegExp(
  `(?<!\\p{L})(?:${FOR_THEM}) (?:[\\p{L}-]{1,20} ){0,2}?(?<anyone>\\p{L}{3,})(?: \\p{L}{1,20})?[,;:(–—-]{1,2} ?(?:who(?:['’]?s| is)|he(?:['’]?s| is)|she(?:['’]?s| is)|they(?:['’]?re| are)|\\d{2})(?!\\p{L})`,
  'iu',
)
/** `For my dad, 71.` at the start of a text: the heading of the whole. */
const HEADED = new RegExp(
  `^\\W{0,5}for ${OWNER} (?:[\\p{L}\\d-]{1,20} ){0,2}?${PERSON}(?=\\W{0,3}[,.:;(–—\\n-]|\\W{0,5}$| who| aged?| \\d| he| she)`,
  'iu',
)
/** `My client is 55. She needs a program.` */
const SUBJECT = new RegExp(
  `(?:^|[.!?\\n]\\W{0,3})${OWNER} (?:[\\p{L}\\d-]{1,20} ){0,2}?${PERSON}[^?]{0,200}?(?<!\\p{L})(?:needs?|wants?|could use|asked (?:me )?for|is after|is looking for|would like) (?:a|some|the|to (?:start|get|begin|learn|try|lift|train))(?!\\p{L})`,
  'iu',
)
/** Said by somebody about themselves. */
const OWN_WISH =
  /(?<!\p{L})(?:i (?:want|need|train|lift|hate|love|squat|bench|weigh|play|run|can|have (?:a bad|bad))|i['’]?m \d|i am \d|my (?:knees?|back|shoulders?|hips?|wrists?|goals?|bench|squat|deadlift))(?!\p{L})/iu

/** `He's 71`, `they are 60` */
const AGED =
  /(?<!\p{L})(?:he|she|they|who)(?:['’]?s| is| ['’]?re| are)? (?:turning |about |nearly )?(\d{2})(?![\d.,]?\d)(?! ?(?:kg|kilos?|lbs?|pounds?|cm|st\b|weeks?|min))/iu
/** `Tiene 15`, `er ist 15` */
const AGED_ABROAD =
  /(?<!\p{L})(?:tiene|tem|ha|er ist|sie ist|hij is|ze is|(?:qui|il|elle) a) (\d{2})(?![\d.,]?\d)(?! ?(?:kg|kilos?|cm|min|sem|tage|jours|meses|mesi|maanden))/iu
/** `In his late 40s`, `in their early sixties` */
const DECADE =
  /(?<!\p{L})in (?:his|her|their) (early|mid|middle|late)?[ -]?([2-9]0|twent|thirt|fort|fift|sixt|sevent|eight)(?:['’]?s|ies)(?!\p{L})/iu
const TENS: Readonly<Record<string, number>> = {
  twent: 20,
  thirt: 30,
  fort: 40,
  fift: 50,
  sixt: 60,
  sevent: 70,
  eight: 80,
}
const INTO: Readonly<Record<string, number>> = { early: 2, mid: 5, middle: 5, late: 8 }
const HER = /(?<!\p{L})(?:she|her|hers|ella|elle|lei|ela|zij)(?!\p{L})/iu
const HIM = /(?<!\p{L})(?:he|him|his|él|il|lui|ele|hij)(?!\p{L})/iu
const IS_YOUNG =
  /^[^.;!?\n]{0,60}?(?<!\p{L})(?:he|she|they)(?:['’]?s| is|['’]?re| are) (?:only |just )?1[0-7](?!\d)/iu
const IS_CHILD =
  /(?<!\p{L})(?:sons?|daughters?|kid|child|boy|girl|teen|teenager|lad|hijo|hija|sohn|tochter|fils|fille|figlio|figlia|filho|filha|zoon|dochter)(?!\p{L})/iu

/**
 * The person a program is bought for, if not the writer. Statements about them count as about the trainee,
 * and what the writer says about themselves does not.
 */
export interface Recipient {
  /** Missing if the words do not tell. */
  sex?: 'female' | 'male'
  years: number | null
  /** The writer's own child, or one in their care. */
  isChild: boolean
  /** The words for the person. */
  quote: string
}

/** `Buying this for my dad, he's 71` */
export function recipientIn(said: string): Recipient | null {
  const about = SUBJECT.exec(said)
  const found =
    NAMED_FOR.exec(said) ??
    HEADED.exec(said) ??
    FOR_WHOM.exec(said) ??
    (about && !OWN_WISH.test(said) ? about : null)
  if (!found) return null
  const after = said.slice(found.index)
  const years = (AGED.exec(after) ?? AGED_ABROAD.exec(after))?.[1]
  const sex = sexOf(found.groups ?? {}, after)
  return {
    ...(sex && { sex }),
    years: years === undefined ? (agedIn(found, after) ?? decadeIn(after)) : Number(years),
    isChild: IS_CHILD.test(found[0]) || IS_YOUNG.test(after),
    quote: found[0],
  }
}

function sexOf({ man, woman }: Record<string, string | undefined>, after: string): Recipient['sex'] {
  if (man) return 'male'
  if (woman) return 'female'
  const [her, him] = [HER.exec(after)?.index ?? Infinity, HIM.exec(after)?.index ?? Infinity]
  if (her === him) return undefined
  return her < him ? 'female' : 'male'
}

/** `My client is 55`, `my dad, 71` */
function agedIn({ groups = {} }: RegExpExecArray, after: string): number | null {
  const person = groups.man ?? groups.woman ?? groups.anyone ?? ''
  const next = after.slice(after.toLowerCase().indexOf(person.toLowerCase()) + person.length)
  const years =
    /^,? ?\(?(?:is |aged? |who(?:['’]?s| is) )?(\d{2})(?![\d.,]?\d)(?! ?(?:kg|kilos?|lbs?|pounds?|cm|weeks?|min|%))/i.exec(
      next,
    )?.[1]
  return years === undefined ? null : Number(years)
}

function decadeIn(after: string): number | null {
  const [, part, tens] = DECADE.exec(after) ?? []
  if (!tens) return null
  return (TENS[tens.toLowerCase()] ?? Number(tens)) + (INTO[part?.toLowerCase() ?? ''] ?? INTO.mid ?? 0)
}

/** `My husband, 71`, `my son is 14`: an age, and not the writer's. */
export const withoutAgesOfOthers = (said: string): string =>
  said.replace(AGED_OTHER, (words) => ' '.repeat(words.length))
const AGED_OTHER = new RegExp(
  `(?<!\\p{L})(?:my|our) (?:[\\p{L}-]{1,20} ){0,2}?(?:${MEN}|${WOMEN}|${ANYONE})(?!\\p{L})[,( ]{1,3}(?:who(?:['’]?s| is) |is |aged? ){0,2}\\d{2}(?![\\d.,]?\\d| ?(?:kg|kilos?|lbs?|pounds?|cm|weeks?|min|%))`,
  'giu',
)

/** Whether words are about the writer, in a text about somebody else: `I won't do it with her`. */
export const isOfBuyer = (words: string): boolean =>
  OF_WRITER.test(words) && !OF_RECIPIENT.test(words.replace(WITH_THEM, ' '))
const WITH_THEM =
  /(?<!\p{L})(?:with|for|spot|show|teach|help|avec|mit|con|com|met|per|para|pour|voor) (?:her|him|them|elle|lui|lei|ihm|ihr|ella|él|ela|ele|hem|haar)(?!\p{L})/giu
const OF_WRITER =
  /(?<!\p{L})(?:i|i['’]?m|i['’]?ve|i['’]?d|myself|mine|yo|soy|ich|bin|je|j['’]ai|moi|io|eu|ik)(?!\p{L})/iu
const OF_RECIPIENT = new RegExp(
  `(?<!\\p{L})(?:he|she|they|him|her|his|them|their|hers|theirs|lei|lui|ella|él|elle|elles?|ela|ele|sie|hij|zij|le d[aà]|gli d[aà]|${MEN}|${WOMEN}|${ANYONE})(?:['’]?s)?(?!\\p{L})`,
  'iu',
)
