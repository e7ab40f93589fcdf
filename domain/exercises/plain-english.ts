/** Common misspellings in these two answers. Each has only one meaning. */
const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/\bdumb{0,2}e?l+(s?)\b/g, 'dumbbell$1'],
  [/\bk[ei]t+le?[- ]?b[ea]l+(s?)\b/g, 'kettlebell$1'],
  [/\bbar?bel+(s?)\b/g, 'barbell$1'],
  [/\bben[ts]ch(es)?\b/g, 'bench$1'],
  [/\b(sqaut|skwat|sqat|squt|sqwat)(s?)\b/g, 'squat$2'],
  [/\b(dead ?lfit|dedlift|deadlif|deadlit)(s?)\b/g, 'deadlift$2'],
  [/\b(over ?haed|overhed)\b/g, 'overhead'],
  [/\bpresing\b/g, 'pressing'],
  [/\b(lounge|lunje)(s?)\b/g, 'lunge$2'],
  [/\b(burpie|berpee|burpy)(s?)\b/g, 'burpee$2'],
  [/\b(sholder|shouder|shoudler|shulder)(s?)\b/g, 'shoulder$2'],
  [/\b(ancle)(s?)\b/g, 'ankle$2'],
  [/\b(surgury|sergery)\b/g, 'surgery'],
  [/\b(pregant|pregnent|preganant)\b/g, 'pregnant'],
  [/\b(resistence|resistanse)\b/g, 'resistance'],
  [/\b(machene|mashine|maschine)(s?)\b/g, 'machine$2'],
]

const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pesas rusas|kettlebells? rusas)\b/g, 'kettlebells'],
  [/\b(pesa rusa)\b/g, 'kettlebell'],
  [/\bdos (?=kettlebells|mancuernas)/g, 'two '],
  [/\bpesos? muertos?\b/g, 'deadlift'],
  [/\bsentadillas?\b/g, 'squat'],
  [/\b(zancadas?|estocadas?)\b/g, 'lunge'],
  [/\bdominadas?\b/g, 'pull-up'],
  [/\bflexiones\b/g, 'push-up'],
  [/\bsaltos?\b/g, 'jump'],
  [/\brodillas?\b/g, 'knee'],
  [/\bhombros?\b/g, 'shoulder'],
  [/\b(espalda|columna|lumbares)\b/g, 'lower back'],
  [/\bmuñecas?\b/g, 'wrist'],
  [/\bcodos?\b/g, 'elbow'],
  [/\bcaderas?\b/g, 'hip'],
  [/\btobillos?\b/g, 'ankle'],
  [/\bcuello\b/g, 'neck'],
  [/\bembarazada\b/g, 'pregnant'],
  [/\bcirug[ií]a\b/g, 'surgery'],
  [/\bsin\b/g, 'no'],
  [/\b(dolor|duele|duelen|lesi[oó]n)\b/g, 'hurts'],
  [/\bmancuernas?\b/g, 'dumbbells'],
  [/\bbandas?( el[aá]sticas?)?\b/g, 'bands'],
  [/\bbarra de pull-up\b/g, 'pull-up bar'],
]
const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/\bkniebeugen?\b/g, 'squat'],
  [/\bkreuzheben\b/g, 'deadlift'],
  [/\bausfallschritten?\b/g, 'lunge'],
  [/\bklimmz[uü]ge\b/g, 'pull-up'],
  [/\bliegest[uü]tzen?\b/g, 'push-up'],
  [/\bspr[uü]nge\b/g, 'jump'],
  [/\bknie(n|schmerzen)?\b/g, 'knee'],
  [/\bschultern?(schmerzen)?\b/g, 'shoulder'],
  [/\br[uü]cken(schmerzen)?\b/g, 'lower back'],
  [/\bhandgelenke?\b/g, 'wrist'],
  [/\b(ell?enbogen)\b/g, 'elbow'],
  [/\bh[uü]ften?\b/g, 'hip'],
  [/\b(kn[oö]chel|sprunggelenk)\b/g, 'ankle'],
  [/\bnacken(schmerzen)?\b/g, 'neck'],
  [/\bschwanger\b/g, 'pregnant'],
  [/\b(keine?|ohne|nicht)\b/g, 'no'],
  [/\bschmerz(en|t)?\b/g, 'hurts'],
  [/\bkurzhanteln?\b/g, 'dumbbells'],
  [/\blanghanteln?\b/g, 'barbell'],
  [/\bklimmzugstange\b/g, 'pull-up bar'],
  [/\b(widerstands|fitness)b[aä]nd(er)?\b/g, 'bands'],
]
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/\bsoulev[eé]s? de terre\b/g, 'deadlift'],
  [/\bfentes?\b/g, 'lunge'],
  [/\btractions?\b/g, 'pull-up'],
  [/\bpompes?\b/g, 'push-up'],
  [/\bgenou(x)?\b/g, 'knee'],
  [/(?<![\p{L}])[eé]paules?\b/gu, 'shoulder'],
  [/\b(mal (au|de) dos|lombaires)\b/g, 'lower back hurts'],
  [/\bpoignets?\b/g, 'wrist'],
  [/\bcoudes?\b/g, 'elbow'],
  [/\bhanches?\b/g, 'hip'],
  [/\bchevilles?\b/g, 'ankle'],
  [/\benceinte\b/g, 'pregnant'],
  [/\b(sans|pas de|aucune?)\b/g, 'no'],
  [/\b(douleurs?|mal (au|aux|à))/g, 'hurts'],
  [/\bhalt[eè]res?\b/g, 'dumbbells'],
  [/(?<![\p{L}])[eé]lastiques?\b/gu, 'bands'],
  [/\bbarre de pull-up\b/g, 'pull-up bar'],
]

const REPLACED = [...MISSPELT, ...SPANISH, ...GERMAN, ...FRENCH]

/**
 * Lower-cases a text and puts it in the words of our rules: corrects common misspellings, and translates
 * joints, lifts and equipment from three other languages.
 */
export const plainEnglish = (text: string): string =>
  REPLACED.reduce(
    (said, [found, meant]) => said.replace(found, meant),
    text.toLowerCase().replace(/[’‘]/g, "'"),
  )
