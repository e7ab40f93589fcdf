import { senseOf, type Term, type Text } from '../words/find-terms.ts'

const SEAT = 'ass|arse|butt|bum|backside|booty'
const OWNER = '(?:my|your|his|her|our|their|the) (?:\\p{L}{1,20} )?(?:\\p{L}{1,20} )?'
const MOVES =
  'get|gets|getting|got|drag|drags|dragging|dragged|haul|hauls|hauling|move|moving|kick|kicks|kicking|kicked|work|works|working|worked|bust|busts|busting|busted|freeze|freezing|froze|laugh|laughing|laughed|sit|sitting|sat|save|saved|save|cover|covering|covered|beat|beats|handed|whip|whoop'
/** What people do with a part of the body in a manner of speaking. */
const IDIOM = new RegExp(
  [
    `(?<!\\p{L})(?:${MOVES})(?: on| off)? ${OWNER}(?:${SEAT})(?!\\p{L})(?! (?:up|bigger|rounder|stronger))`,
    `(?<!\\p{L})pain in (?:the|my) (?:${SEAT}|neck)(?!\\p{L})`,
    `(?<!\\p{L})(?:off|on) ${OWNER}(?:${SEAT})(?!\\p{L})`,
    '(?<!\\p{L})(?:flar|tuck)(?:e|es|ed|ing|s)?(?: out| in)? (?:(?:my|your|the) )?elbows?(?!\\p{L})',
    '(?<!\\p{L})(?:let(?:s|ting)?|keep(?:s|ing)?|if|when|with) (?:(?:my|your|the) )?elbows? (?:flar|tuck)(?:e|es|ed|ing)?(?! up)(?: out| in)?(?!\\p{L})',
    '(?<!\\p{L})(?:up|down|out|there|forth|forwards?) and back(?!\\p{L})',
    '(?<!\\p{L})(?:cost|costs|costing) an arm and a leg(?!\\p{L})',
    '(?<!\\p{L})(?:on its last|pulling my|pull my|shake a|break a|hasn.?t a|not a) legs?(?! to stand)(?!\\p{L})',
    '(?<!\\p{L})(?:have|has|got|had) (?:my|his|her) hands full(?!\\p{L})',
    '(?<!\\p{L})(?:on the other|first|second|old|at|out of|in good|by) hands?(?!\\p{L})',
    '(?<!\\p{L})(?:cold feet|head over heels|back on (?:my|his|her) feet|(?:watch|have|got) my back|behind my back|stab(?:bed)? in the back|shoulder the|face to face|by heart|neck and neck|rule of thumb|green thumb|thumbs? up|keep an eye|gut feeling|trust my gut|elbow grease|twist my arm|up in arms|chip on my shoulder|stand on my own (?:two )?feet|get (?:my|a) foot in the door|put my foot down|one foot in the grave)(?!\\p{L})',
  ].join('|'),
  'giu',
)

/** What people do with a sport or an exercise in a manner of speaking. */
const FIGURE = new RegExp(
  [
    '(?<=(?<!\\p{L})(?:class|gym|club|course|shift|season|term|program|session|lesson|it) (?:usually |normally |always )?)runs?(?!\\p{L})',
    '(?<!\\p{L})(?:run|runs|running|ran) (?:low|out of|short of|behind|errands|dry|wild|on (?:empty|fumes|coffee|no sleep|little sleep))(?!\\p{L})',
    '(?<!\\p{L})(?:ran|run|running) (?:nsuns|smolov|gzcl\\p{L}{0,20}|5\\/3\\/1|5x5|starting|stronglifts|texas|a \\p{L}{1,20} (?:program|cycle|block|template))',
    '(?<!\\p{L})(?:swim|swimming|swam) in (?!the|a|my|open|cold|pools?)\\p{L}{1,20}',
    '(?<!\\p{L})jump(?:s|ed|ing)? (?:from \\p{L}{1,20} to|between|ship|on the|to (?:conclusions|another)|at the|right (?:in|into)|(?:back )?in(?:to)?)(?!\\p{L})',
    '(?<!\\p{L})(?:climb|climbing|climbed) (?:the ladder|out of)(?!\\p{L})',
    '(?<!\\p{L})(?:walk|walking|walked) (?:past|away|into|me|you|through|out of)(?!\\p{L})',
    '(?<!\\p{L})(?:row|rows) (?:of|in a)(?!\\p{L})',
    // `At 6 foot`: tall, and no ball. In French a `foot` is a game.
    '(?<=\\d ?)foot(?!\\p{L})',
    '(?<!\\p{L})(?:hit|hitting) the wall|on the ropes|par for the course|ball in (?:my|your) court',
  ].join('|'),
  'giu',
)

/** `Laut Arzt`: according to him. German writes its nouns with a capital. */
const ACCORDING_TO = /(?<!\p{L})[Ll]aut(?= (?:(?:dem|der|meine[mr]|unsere[mr]) )?\p{Lu})/gu
/** `Bin ich klettern`: a verb, nothing to throw away. */
const AM = /(?<!\p{L})bin(?= ich(?!\p{L}))|(?<=(?<!\p{L})ich )bin(?!\p{L})/giu

/** `I can rep out 30 dips`: what somebody does, nothing to leave out. */
const DOES_OUT =
  /(?<!\p{L})(?:rep(?:s|ped|ping)?|knock(?:s|ed|ing)?|crank(?:s|ed|ing)?|bang(?:s|ed|ing)?|pump(?:s|ed|ing)?|grind(?:s|ing)?|ground|squeeze[sd]?|squeezing|churn(?:s|ed|ing)?|max(?:es|ed|ing)?|bust(?:s|ed|ing)?|get(?:s|ting)?|got|push(?:es|ed|ing)?) out(?= (?:of )?(?:\d|a |an |some|about|around|at|like|maybe|my|sets?|reps?))/giu

/** `My shoulder pops when I press`, `my calf went pop`: a noise, no wish to make it bigger. */
const POPS =
  /(?<=(?<!\p{L})(?:went|goes|go) )pop(?!\p{L})|(?<!\p{L})pops?(?= (?:like|when|if|on|every|each|and|a|sometimes|during|with)(?!\p{L}))/giu

/** `Not pink dumbbells`: nothing light. `Agarre prono`: palms down, not lying. `No SSB`: other bars may be there. */
const NOT_MEANT =
  /(?<=(?<!\p{L})(?:pink|baby|barbie) )(?:dumbbells?|dbs|weights?)(?!\p{L})|(?<=(?<!\p{L})(?:agarre|pegada|presa|prise|greep|griff|grip) )(?:pron|supin)\p{L}{1,6}|(?<=(?<!\p{L})(?:(?:don['’]?t|do not|doesn['’]?t|haven['’]?t) (?:own|have|got)|no|without) (?:an? )?)(?:ssb|safety (?:squat )?bar|swiss bar|football bar|cambered bar|fat bar|axle(?: bar)?|multi[- ]?grip bar)(?!\p{L})/giu

/** `The surgeon said no op for now`: nobody has been operated. */
const UNOPERATED =
  /(?<!\p{L})surgeons?(?=[^.;!?\n]{0,60}?(?<!\p{L})(?:no|without|not? need(?: an?| any)?) (?:op|operation|surgery)(?!\p{L}))/giu

/** `Bending under load, like sit-ups`: such as. */
const SUCH_AS =
  /(?<=[,(] ?)like(?! (?:them|it|that|those|these|this|to|doing|him|her|me|em)(?!\p{L}))(?= \p{L})/giu

/** `They pop like bubble wrap`: what it is like, and no wish. */
const SIMILE =
  /(?<=(?<!\p{L})(?:pop|crack|click|feel|look|sound|hurt|burn|ache|act|smell|crunch|grind|creak|snap|sweat|sleep|eat|train|weak|stiff|tight|sore|heavy|cooked|toast|just|is|are|was|were|more|exactly|it)(?:s|es|ed|ing)? )like(?!\p{L})/giu

/** `Please keep my legs strong`: as they are. */
const KEPT_STRONG =
  /(?<!\p{L})(?:keep(?:s|ing)?|kept|stay(?:s|ing)?|maintain\p{L}{0,5}) (?:\p{L}{1,20} ){0,3}?strong(?!\p{L})/giu

/** Removes manners of speaking: `get my fat ass into a gym`, `kicks my butt`, `swimming in spreadsheets`. */
export function withoutIdioms(text: Text): Text {
  const bodies = spansOf(IDIOM, text.said)
  const figures = [...spansOf(FIGURE, text.said), ...spansOf(ACCORDING_TO, text.said)]
  const verbs = [AM, DOES_OUT, UNOPERATED, SUCH_AS, SIMILE, NOT_MEANT].flatMap((pattern) =>
    spansOf(pattern, text.said),
  )
  const noGrowth = [POPS, KEPT_STRONG].flatMap((pattern) => spansOf(pattern, text.said))
  if (bodies.length + figures.length + verbs.length + noGrowth.length === 0) return text
  return {
    ...text,
    terms: text.terms.flatMap((term) => {
      const [from, to] = [text.tokens[term.from]?.start ?? 0, text.tokens[term.to - 1]?.end ?? 0]
      const isIn = (spans: readonly Span[]) => spans.some(([start, end]) => from >= start && to <= end)
      if (isIn(verbs) || (isBody(term) && isIn(bodies)) || (isDone(term) && isIn(figures))) return []
      return isIn(noGrowth)
        ? [{ ...term, senses: term.senses.filter(({ is }) => is !== 'grow' && is !== 'like') }]
        : [term]
    }),
  }
}
type Span = readonly [number, number]
const spansOf = (pattern: RegExp, said: string): Span[] =>
  [...said.matchAll(pattern)].map(({ index, 0: words }) => [index, index + words.length])
const isBody = (term: Term): boolean => senseOf(term, 'muscle') !== null || senseOf(term, 'joint') !== null
const isDone = (term: Term): boolean =>
  senseOf(term, 'sport') !== null || senseOf(term, 'way') !== null || senseOf(term, 'lift') !== null
