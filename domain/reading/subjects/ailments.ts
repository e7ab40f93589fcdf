import { senseOf, type Term, type Text } from '../words/find-terms.ts'
import type { BodyJoint } from '../lexicon/body.ts'
import type { Condition } from '../lexicon/condition-names.ts'
import type { Statement, Subject } from '../statement.ts'

/** `Both knees will have to be replaced`, `needs a new hip`, `waiting for a replacement` */
const TO_BE_REPLACED =
  /(?<!\p{L})(?:to be|(?:will|must|should) be|needs?|needing|being|getting|(?:up|due|ready|waiting|listed) (?:for|on)|list for|facing|putting off|future) (?:\p{L}+ ){0,3}?(?:replac(?:ed|ing|ements?)|new (?:ones?|joints?|knees?|hips?|shoulders?))(?!\p{L})/iu
/** `I need a hip replacement`: the joint is in the name of the operation. */
const NEEDS_JOINT =
  /(?<!\p{L})(?:needs?|needing|will (?:need|have|get)|going to (?:need|have)|waiting (?:for|on)|list for|putting off|facing|due)(?: (?:a|an|my|his|her|the|total|full|left|right|double|both|another|for)){0,4} (?:hip|knee|shoulder|ankle|elbow) replacements?(?!\p{L})/iu
const JOINT_IN = /hip|knee|shoulder|ankle|elbow/i

/** `The cartilage is used up`, `no cartilage left`, `bone on bone` */
const WORN =
  /(?<!\p{L})(?:cartilage|cushion\p{L}*|padding|gristle|knorpel|cart[ií]lago|cartilagine)(?!\p{L})[^.;!?\n]{0,30}?(?<!\p{L})(?:used up|gone|worn|thin\p{L}*|shot|missing|finished|destroyed|disappear\p{L}*|eroded|shredded|no more|verschlissen|aufgebraucht|weg|gastado|us[ée]e?)(?!\p{L})|(?<!\p{L})(?:no|little|hardly any|without|barely any|not much|lost|worn\p{L}*|wore)(?: out| down| away)?(?: (?:the|my|his|her|most|all|of|real)){0,4} (?:cartilage|cushion\p{L}*|padding|gristle)(?!\p{L})|(?<!\p{L})bone (?:on|against|to) bone(?!\p{L})/iu
/** `My knee has come out`, `popped out of its socket`, `out of joint` */
const CAME_OUT =
  /(?<!\p{L})(?:come|comes|came|coming|pop|pops|popped|popping|slip|slips|slipped|slid|slides|goes|gone|jumped|jumps|falls|fell)(?: (?:right|partly|half|clean|straight))? out(?! (?:to|for|over|past|wide|in front|sideways|of (?:the )?(?:town|bed|house|breath|shape|gym|office|nowhere|range|hand))(?!\p{L}))|(?<!\p{L})out of (?:joint|(?:its|the|their) sockets?)(?!\p{L})/iu
/** Words for it that need no order. */
const DISLOCATES =
  /(?<!\p{L})(?:(?:popped|pops|put|slipped) (?:my|his|her|the|a) (?:(?:left|right) )?(?:shoulder|kneecap|knee|elbow|hip) out|dislocat\p{L}*|sublux\p{L}*|d[ée]bo[iî]t\p{L}*|lux[ée]e?s?|luxation|ausgekugelt|ausgerenkt|disloca\p{L}*|(?:saiu|sai|sair|salió|sale|salir|salido|salen|sali|uscit[ao]|esce|uscire|sortie?|sort|sorti)(?: \p{L}+){0,2} (?:del? |do |d[ae]l |de (?:l['’]|la |sa )?)?(?:lugar|sitio|s[íi]tio|posto|sede|place|articulation|su lugar|sua sede)|(?:schiet|schoot|geschoten|ging|gegaan|was|is)? ?uit de kom|aus der (?:pfanne|gelenkpfanne)|aus dem gelenk|(?:slides?|slid|sliding|slips?|slipped|jumps?|jumped|pops?|popped|goes|went)(?: \p{L}+)? (?:off|sideways|back in(?:to place)?|to the side|off track|out of (?:its |the |their )?(?:place|track|groove|joint|sockets?)))(?!\p{L})/iu
/** Words between the joint and `come out`. */
const OF_JOINT =
  /^(?:[\s,&]|and|or|my|the|both|left|right|has|have|had|it|that|keeps?|kept|sometimes|often|always|once|twice|also|partly|each|would|can|will|i|['’]ve|several|times|which)*$/iu
const LOOSE: readonly BodyJoint[] = ['shoulder', 'knee', 'elbow', 'hip', 'ankle', 'wrist']

const TORE =
  'gescheurd|gerissen|angerissen|desgarr\\p{L}{1,6}|rasg\\p{L}{1,6}|strapp\\p{L}{1,6}|d[ée]chir\\p{L}{1,5}|tore|torn|tear|tears|teared|tearing|ruptur\\p{L}{0,20}|ripped|popped|blew|strain\\p{L}{0,20}|pulled|reattach\\p{L}{0,20}|detach\\p{L}{0,20}|injur\\p{L}{0,20}'
const PEC =
  'pecs?|pec(?:toral)?s?(?: (?:major|tendon|muscle))|pectoral\\p{L}{0,20}|borstspier(?:pees)?|brustmuskel(?:sehne)?|pettorale|peitoral|muscle pectoral'
/** `Tore a pec`, `torn pec`, `pec tear` */
const TORN_PEC = new RegExp(
  `(?<!\\p{L})(?:${TORE})(?: (?:my|a|the|his|her|left|right|both|off|partially|of|muscle|in)){0,4} (?:${PEC})(?!\\p{L})|(?<!\\p{L})(?:${PEC})(?: (?:was|is|has|had|got|muscle|tendon|major|partially|badly)){0,3} (?:${TORE})(?!\\p{L})|(?<!\\p{L})(?:${PEC})(?: [\\p{L}\\d]{1,12}){0,4} (?:gescheurd|gerissen|angerissen|desgarrado|rasgado|strappato|d[ée]chir[ée])(?!\\p{L})`,
  'iu',
)
const OTHER_MUSCLES =
  'hammy|hammies|hamstrings?|biceps?|triceps|quads?|quadriceps|calf|calves|groin|adductors?|glutes?|gemelo|wade|oberschenkel|isquios?|mollet|polpaccio'
/** `Hamstring came off the bone`, `torn bicep`, `rotura de fibras en el gemelo` */
const TORN_MUSCLE = new RegExp(
  [
    `(?<!\\p{L})(?:tore|torn|tears?|teared|tearing|(?:grade|gr\\.?) ?(?:[123]|i{1,3}|one|two|three)(?: (?:strain|tear|pull) (?:of|in|to))?|ruptur\\p{L}{0,20}|ripped|snapped|popped|blew|reattach\\p{L}{0,20}|detach\\p{L}{0,20})(?: (?:my|a|the|his|her|left|right|both|off|partially|of)){0,4} (?:${OTHER_MUSCLES})(?!\\p{L})`,
    `(?<!\\p{L})(?:${OTHER_MUSCLES})(?: (?:was|is|has|had|got|muscle|tendon|partially|badly|clean|right)){0,3} (?:tore|torn|tears?|ruptur\\p{L}{0,20}|ripped|snapped|reattach\\p{L}{0,20}|detach\\p{L}{0,20}|popped|went (?:pop|snap|bang|ping)|came off|let go|rolled up|off the bone|gerissen|abgerissen)(?!\\p{L})`,
    `(?<!\\p{L})(?:rotura|desgarro|desgarr[éo]|rasguei|rompi|d[ée]chirure|d[ée]chir[ée]|claquage|strappo|strappato|riss|gescheurde?|gerissene?)(?: \\p{L}{1,20}){0,4} (?:${OTHER_MUSCLES})(?!\\p{L})`,
    `(?<!\\p{L})(?:${OTHER_MUSCLES})(?:sehne|pees|muskel|spier)?(?!\\p{L})(?: \\p{L}{1,20}){0,4} (?:gescheurd|gerissen|angerissen|abgerissen|desgarrado|rasgado|rotto|strappato|d[ée]chir[ée])(?!\\p{L})`,
    `(?<!\\p{L})(?:${OTHER_MUSCLES})(?!\\p{L})[^.;!?\\n]{0,20}?(?<!\\p{L})(?:grade|gr\\.?) ?(?:[123]|i{1,3}|one|two|three)(?!\\p{L})`,
    'muskel(?:faser|bündel)?riss',
  ].join('|'),
  'iu',
)
/** Said of a tear that is still healing. */
const IS_HEALING =
  /(?<!\p{L})(?:(?:(?:\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of) (?:days?|weeks?|wks?)|(?<!\d)(?:[1-6]|a|one|two|three|four|five|six|a few|a couple of) months?) (?:ago|back|out|in|before|earlier)|last (?:week|month)|yesterday|this (?:week|month)|physio\p{L}{0,12}|rehab\p{L}{0,12}|surgeon|vor (?:\p{L}{1,10}|\d{1,2}) (?:tagen|wochen|monaten)|hace (?:\p{L}{1,10}|\d{1,2}) (?:d[ií]as|semanas|meses)|il y a (?:\p{L}{1,10}|\d{1,2}) (?:jours|semaines|mois))(?!\p{L})/iu
/** What a muscle does: left out while its tear heals. */
const WORK_OF: readonly (readonly [muscle: RegExp, works: readonly Subject[]])[] = [
  [/hamm?(?:y|ies)|hamstring|isquio|oberschenkel/i, ['bending-over', 'leg-curl']],
  [/biceps?(?! fem)/i, ['curl', 'chin-up']],
  [/triceps/i, ['triceps-extension', 'dip']],
  [/quad/i, ['leg-extension', 'lunge']],
  [/cal(?:f|ves)|gemelo|wade|mollet|polpaccio/i, ['calf-raise']],
  [/groin|adductor/i, ['hip-adduction', 'lunge']],
]
const IS_FINE =
  /(?<!\p{L})(?:all good|no (?:issues?|problems?|pain|trouble)|fully (?:healed|recovered)|100 ?%|never (?:a problem|bothered)|good as new|(?:it|they|all|that|hams?|hamstrings?|biceps?|calf|calves|pecs?)(?:['’]s| is| are)? (?:good|fine|ok|okay|great) now)(?!\p{L})/iu

const WING =
  /(?<!\p{L})(?:wing(?:ed|ing)(?: \p{L}{1,20})? (?:scapula\p{L}{0,20}|shoulder ?blades?)|scapula\p{L}{0,20} (?:is |are )?(?:wing\p{L}{0,20}|dyskinesi\p{L}{0,20})|shoulder ?blades? (?:\p{L}{1,20} )?(?:wings?|winging|winged|stick(?:s|ing)? out)|schulterbl\p{L}{1,20}[^.;!?\n]{0,20}? (?:steht|stehen) [^.;!?\n]{0,12}?ab|abstehende\p{L}{0,20} schulterbl\p{L}{1,20}|(?:esc[aá]pula|om[oó]plato|scapola) alad?[ao]|omoplate d[ée]coll[ée]e)(?!\p{L})/iu

/** `Physio for my shoulder`, `fisioterapia para el hombro`: treated, so it is not well. */
const TREATED =
  /(?<!\p{L})(?:physio\p{L}{0,12}|fisio\p{L}{0,12}|kin[ée](?:sith[ée]rapie)?|krankengymnastik|(?:physical )?therapy|rehab\p{L}{0,12}|reha)(?!\p{L})[^.;!?\n]{0,30}?(?<!\p{L})(?:for|on|para|für|pour|per|voor|wegen)(?: (?:my|the|both|left|right|mi|el|la|los|las|mein\p{L}{0,2}|die|das|mon|ma|l['’]|mio|mia|il|mijn|de)){0,3} ?$/iu
/** `It ended last year`, `finished`: treated once. */
const IS_DONE =
  /(?<!\p{L})(?:finished|completed|done with|ended|used to|years? ago|last year|discharged)(?!\p{L})/iu

const LIMB = '(?:hand|arm|forearm)'
const ITS_SIDE = '(?:(?:my|the|his|her|that|this|left|right|one|bad|dominant) ){0,3}'
const IN_BRACE = '(?:cast|sling|splint|plaster)'
/** `Can't hold anything in the left hand`, `arm in a sling`, `only one working arm` */
const ONE_ARM = new RegExp(
  [
    `(?<!\\p{L})(?:no|without(?: the)?|lost(?: the)?|little|zero|not have(?: the)?) use of ${ITS_SIDE}${LIMB}`,
    `(?<!\\p{L})(?:can(?:['’]?t|not)|unable to|not able to|not allowed to|mustn['’]?t|must not) (?:really |even )?(?:use|lift|move) ${ITS_SIDE}${LIMB}`,
    `(?<!\\p{L})(?:can(?:['’]?t|not)|unable to|not able to|not allowed to) (?:really |even )?(?:hold|grip|grab|grasp|carry|lift|load|pick up|do)(?: (?:anything|things|a thing|stuff|weights?|dumbbells?|a bar))?(?: at all)? (?:in|with|on) ${ITS_SIDE}${LIMB}`,
    `(?<!\\p{L})(?:can(?:['’]?t|not)|unable to) close (?:it|${ITS_SIDE}${LIMB}|my (?:fist|fingers))`,
    `(?<!\\p{L})(?:only|just)(?: (?:have|got|the|use|of|can|i|use|a|my)){0,4} one (?:working |good |usable |healthy )?${LIMB}`,
    `(?<!\\p{L})(?:i['’]?m|i am|he['’]?s|she['’]?s|being|currently|effectively|have to (?:train|be)|training|train) (?:\\p{L}{1,20} )?one[- ](?:arm|hand)ed`,
    `(?<!\\p{L})${LIMB}(?: is| are)?(?: \\p{L}{1,20})? (?:in an? ${IN_BRACE}|paraly[sz]ed|immobili[sz]ed|out of (?:action|use|order)|useless|unusable|strapped)`,
    `(?<!\\p{L})in an? (?:\\p{L}{1,20} )?${IN_BRACE}[^.;!?\\n]{0,25}?(?<!\\p{L})(?:elbow|arm|hand|wrist|forearm|shoulder|fingers?|thumb)`,
    `(?<!\\p{L})${IN_BRACE} (?:on|from|for|up to|to) ${ITS_SIDE}(?:elbow|${LIMB}|wrist|shoulder|thumb)`,
    `(?<!\\p{L})(?:elbow|wrist|hand|arm|forearm|thumb)(?!\\p{L})[^.;!?\\n]{0,60}?(?<!\\p{L})${IN_BRACE}(?! iron)(?!\\p{L})[^.;!?\\n]{0,40}?(?:elbow|(?:for|another|next|until|till|in|since) (?:\\p{L}{1,10} ){0,2}(?:\\d|\\p{L}{1,10} (?:weeks?|months?)|weeks?))`,
    `(?<!\\p{L})(?:don['’]?t|do not|not|no|never|can(?:['’]?t|not)|must not|without)(?: \\p{L}{1,20}){0,2} (?:grip|lean|hold|grab|push|pull|press|load|lift|carry|weight)(?:p?ing)?(?:(?:,| or| and|\\/) ?(?:grip|lean|hold|grab|push|pull|press|load|lift|carry)(?:p?ing)?){0,3} (?:on|with|in|onto) (?:the|my|that) (?:left|right|bad|broken|cast|plastered)(?: (?:hand|arm|side|one|wrist))?(?! (?:\\p{L}{1,10} )?(?:leg|foot|feet|knee|hip|ankle|hamstring|calf|quad|shoulder|day|way|time))(?!\\p{L})`,
    `(?<!\\p{L})(?:elbow|wrist|hand|arm|shoulder|thumb)[^.;!?\\n]{0,30}? (?:still |now |currently )?in (?:an? )?(?:\\p{L}{1,20} )?${IN_BRACE}`,
    `(?<!\\p{L})(?:elbow|wrist|hand|arm|forearm|thumb)(?!\\p{L})[^.;!?\\n]{0,40}?(?<!\\p{L})${IN_BRACE} (?:stays?|is staying|remains?|has to stay|must stay|is) on(?!\\p{L})`,
  ].join('|'),
  'iu',
)
const IS_OFF =
  /(?<!\p{L})(?:(?:cast|sling|splint|plaster)[^.;!?\n]{0,12}?(?: is| came| comes| was| has come| now| just| finally)? off|was in an?|used to|as a (?:kid|child)|years ago)(?!\p{L})/iu

const LEG =
  '(?:leg|foot|ankle|knee|shin|calf|thigh|unterschenkel|bein|fuss|fuß|knöchel|pierna|pie|jambe|pied|gamba|piede)'
/** `Leg in a cast`, `non weight bearing`, `kein Auftreten` */
const NO_WEIGHT = new RegExp(
  [
    `(?<!\\p{L})${LEG}[^.;!?\\n]{0,30}? in (?:an? )?(?:\\p{L}{1,20} )?(?:cast|plaster|boot|brace)(?!\\p{L})[^.;!?\\n]{0,40}? (?:no|not|can['’]?t|non)(?!\\p{L})`,
    `(?<!\\p{L})${LEG} im gips`,
    "(?<!\\p{L})(?:non[- ]weight[- ]bearing|nwb|can(?:not|['’]?t) (?:put|bear|take) (?:any |much )?weight on(?! [^.;!?\\n]{0,25}(?:wrist|hand|arm|elbow|palm))|no weight on(?! [^.;!?\\n]{0,25}(?:wrist|hand|arm|elbow|palm))|kein auftreten|nicht auftreten|not allowed to stand on|on crutches)(?!\\p{L})",
  ].join('|'),
  'iu',
)
const RECENT =
  'last (?:mon|tues?|wednes|thurs?|fri|satur|sun)\\p{L}{0,20}|last week|yesterday|this (?:week|morning)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a few) days (?:ago|out|back)|a week ago'
/** `Had my meniscus trimmed last Thursday` */
const JUST_OPERATED = new RegExp(
  `(?<!\\p{L})(?:trimmed|scoped|removed|taken out|repaired|fixed|pinned|plated|rebuilt|cleaned (?:up|out)|reattached|reconstructed|operated on|stitched)(?!\\p{L})[^.;!?\\n]{0,30}?(?<!\\p{L})(?:${RECENT})(?!\\p{L})`,
  'iu',
)

const FLOOR = '(?:floor|ground|mat)'
const HARDLY =
  "(?:need|needs|takes?|can(?:not|['’]?t)|unable|struggl\\p{L}{1,3}|stuck|help|hard|hoist\\p{L}{0,3})"
/** Whoever says nothing of the kind of getting down to the floor or up again says that it is hard. */
const FINE =
  '(?:(?:(?:all|just|quite|really|still|pretty|perfectly|absolutely|totally) )?(?:fine|easy|ok|okay|good|alright|all right|doable)|(?:no|not) (?:an? |really |that |too )?(?:problem|trouble|issue|bother|big deal|hard|difficult|bad))'
/** `Once I'm down on the ground I need my son to get me up`, `I can't get up off the floor` */
const STAYS_DOWN = new RegExp(
  `(?<!\\p{L})(?:on|to|onto) the ${FLOOR}(?!\\p{L})[^.;!?\\n]{0,30}?(?<!\\p{L})${HARDLY}(?!\\p{L})[^.;!?\\n]{0,40}? up(?!\\p{L})|(?<!\\p{L})${HARDLY}(?!\\p{L})[^.;!?\\n]{0,40}? up (?:off|from) the ${FLOOR}(?!\\p{L})|(?<!\\p{L})getting (?:back |down |up |and |on |off |from |onto ){1,4}the ${FLOOR}(?: again)?(?:['’]s| is| gets| takes| feels| has become)(?! ${FINE}(?!\\p{L})) \\p{L}+|(?<!\\p{L})komm?e? (?:\\p{L}{1,10} ){0,3}vom boden (?:\\p{L}{1,10} ){0,3}(?:hoch|auf)(?!\\p{L})`,
  'iu',
)

/** What sentences rule out without a ban: an arm that goes no higher, dizziness on getting up, weights over somebody. */
const RULED_OUT_BY: readonly (readonly [what: readonly Subject[], said: RegExp])[] = [
  [
    ['overhead'],
    /(?<!\p{L})(?:frozen shoulders?|adhesive capsulitis|schultersteife|(?:arms?|shoulders?)(?: (?:only|just|now|barely|hardly))? (?:goes?|gets?|lifts?|comes?|raises?)(?: (?:only|just|up|as far as|to|about|around|roughly|maybe)){1,4} (?:my |the )?(?:chest|shoulder|nipple|armpit)(?:[- ](?:height|level|high))?|can(?:not|['’]?t) (?:get|lift|raise) (?:my|the|his|her|either|that) (?:(?:left|right|bad) )?arms? (?:above|over|past|higher than) (?:my |the )?(?:chest|shoulder|head|90)\p{L}{0,10})(?!\p{L})/iu,
  ],
  [
    ['floor'],
    /(?<!\p{L})(?:dizzy|light[- ]?headed|faint|woozy|see(?:ing)? stars)(?!\p{L})[^.;!?\n]{0,30}?(?<!\p{L})(?:gets?|getting|got|comes?|coming|stands?|standing) (?:back )?up(?!\p{L})[^.;!?\n]{0,20}?(?<!\p{L})(?:off|from) the (?:floor|ground|mat)(?!\p{L})|(?<!\p{L})between (?:the )?(?:floor and standing|standing and (?:the )?floor)(?!\p{L})/iu,
  ],
  [
    ['deadlift'],
    /(?<!\p{L})deadlifts? (?:are |is )?only from (?:the )?(?:knees?|blocks?|pins?|racks?|box(?:es)?|mid[- ]?shin)(?: height| level)?(?!\p{L})/iu,
  ],
  [
    ['spotter-lifts', 'dumbbell-press', 'floor-press', 'skull-crusher'],
    /(?<!\p{L})(?:no|nothing|without|not)(?: \p{L}{1,12}){0,3} (?:(?:over|above) (?:my|his|her|the) (?:face|head|throat|neck|chest)|(?:land|fall|drop)(?:s|ing)? on (?:me|him|her|my|his))(?!\p{L})/iu,
  ],
]

const SAYS_I = /(?<!\p{L})(?:i|i['’]?m|me|my)(?!\p{L})/iu

const MORE = '(?:(?:over|more than|at least|about|around|some|like|another|well over|a good|maybe) ){0,2}'
const MUCH_WEIGHT =
  '(?:a hundred|hundreds? of|[1-9]\\d\\d\\+?|100\\+?)(?: ?\\+)? ?(?:or more |plus )?(?:lbs?|pounds?)|(?:4[5-9]|[5-9]\\d|1\\d\\d)\\+? ?(?:kgs?|kilos?)|(?:[7-9]|1\\d|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) ?stone'
/** `Morbidly obese`, `BMI of 42`, `over a hundred pounds to lose`, `I'm really big` */
const VERY_HEAVY = new RegExp(
  [
    '(?<!\\p{L})(?:morbid(?:ly)? obes(?:e|ity)|(?:severe(?:ly)?|class (?:2|3|ii|iii)|super|extreme(?:ly)?|clinically|very|really) obes(?:e|ity)|(?:severely|massively|hugely|extremely|very|really|seriously|grossly) overweight)(?!\\p{L})',
    '(?<!\\p{L})bmi(?: is| of| at| around| about| over| above|:|,| =)* ?(?:3[5-9]|[4-9]\\d)(?!\\d)',
    `(?<!\\p{L})(?:lose|losing|drop|shed|get rid of|shift) ${MORE}(?:${MUCH_WEIGHT})(?!\\p{L})`,
    `(?<!\\p{L})(?:lose|losing|shed|get rid of) ${MORE}[1-4]\\d\\d(?![\\d.,]?\\d)(?! ?(?:g|grams?|kcal|cal|calories|reps?|%|\\p{L}{0,3}cal))`,
    `(?<!\\p{L})${MORE}(?:${MUCH_WEIGHT}) (?:to lose|overweight|too (?:much|heavy)|over(?:weight)?|lighter)(?!\\p{L})`,
    `(?<!\\p{L})(?:i['’]?m|i am|he['’]?s|he is|she['’]?s|she is|being) (?:a )?(?:really|very|pretty|so|super|extremely|seriously|incredibly) (?:big|fat|large|heavy)(?: (?:guy|girl|man|woman|person|lady|dude))?(?! (?:on|into|fan|in|benche?r?|lifter|weights?|arms|legs|squat\\p{L}{0,20}))(?!\\p{L})`,
    `(?<!\\p{L})(?:over|more than|nearly|almost|about|around|at) (?:3[1-9]\\d|[4-6]\\d\\d|300) ?(?:lbs?|pounds)(?!\\p{L})(?! (?:squat|bench|dead|on|for|x|total))`,
  ].join('|'),
  'iu',
)
const OF_LIFTING = /(?<!\p{L})(?:squat|bench|deadlift|press|lift|pull|total|max|dumbbells?|plates?|bar)/iu

const OF_BODY = /lose|losing|lighter|drop|shed|obes|overweight|bmi|big|fat|large|heavy/i

/** Where something in the text stands. */
interface Found {
  quote: string
  start: number
  end: number
}

/**
 * Ailments that sentences describe in many ways, around the part of the body that they name: joints that wear
 * out or come out, torn muscles, an arm out of use, a body that is heavy to move.
 */
export function ailmentsIn(text: Text, isOfOthers: (token: number) => boolean): Statement[] {
  const said: Statement[] = []
  let before: Term[] = []
  for (const { start, end } of sentencesIn(text.said)) {
    const words = text.said.slice(start, end)
    const at = (pattern: RegExp): Found | null => {
      const found = pattern.exec(words)
      if (!found) return null
      const from = start + found.index
      const token = text.tokens.findIndex((each) => each.end > from)
      return isOfOthers(token) ? null : { quote: found[0].trim(), start: from, end: from + found[0].length }
    }
    const condition = (what: Condition, found: Found | null) => {
      if (found) said.push({ kind: 'condition', what, quote: found.quote })
    }
    const own = text.terms.filter(
      (term) => isJoint(term) && startOf(term, text) >= start && startOf(term, text) < end,
    )
    const worn = at(WORN)
    const replaced = own.length || worn ? at(TO_BE_REPLACED) : null
    if (worn ?? replaced) {
      condition('osteoarthritis', worn ?? replaced)
      hurt(own.length ? own : before)
    }
    const needed = own.length ? null : at(NEEDS_JOINT)
    const joint = needed && JOINT_IN.exec(needed.quote)?.[0].toLowerCase()
    if (needed && joint) {
      condition('osteoarthritis', needed)
      said.push({ kind: 'pain', joint: joint as BodyJoint, quote: needed.quote })
    }
    const out = at(DISLOCATES) ?? at(CAME_OUT)
    if (out) {
      const isPlain = DISLOCATES.test(out.quote)
      const loose = own.filter((term) => {
        if (isPlain) return LOOSE.some((joint) => joint === jointOf(term))
        const between = text.said.slice(endOf(term, text), out.start)
        return (
          LOOSE.some((joint) => joint === jointOf(term)) && OF_JOINT.test(withoutJoints(between, own, text))
        )
      })
      if (loose.some((term) => jointOf(term) === 'shoulder')) condition('shoulder-instability', out)
      hurt(loose)
    }
    if (!IS_DONE.test(words) && !isOfOthers(text.tokens.findIndex((token) => token.end > start)))
      hurt(own.filter((term) => TREATED.test(text.said.slice(start, startOf(term, text)))))
    if (!IS_FINE.test(text.said.slice(start, end + FAR))) {
      condition('pec-tear', at(TORN_PEC))
      const torn = at(TORN_MUSCLE)
      condition('muscle-tear', torn)
      if (torn && IS_HEALING.test(words)) leaveOutWorkOf(torn)
    }
    condition('winged-scapula', at(WING))
    if (!IS_OFF.test(words)) condition('one-arm', at(ONE_ARM))
    const grounded = IS_OFF.test(words) ? null : at(NO_WEIGHT)
    if (grounded)
      for (const what of ['standing', 'leg-work'] as const)
        said.push({ kind: 'leave-out', what, firm: true, quote: grounded.quote })
    // `I need my son to get me up`: the son is well.
    const down = STAYS_DOWN.exec(words)?.[0]
    if (down && (SAYS_I.test(down) || at(STAYS_DOWN)))
      said.push({ kind: 'leave-out', what: 'floor', firm: true, quote: down.trim() })
    for (const [whats, pattern] of RULED_OUT_BY) {
      const found = at(pattern)
      if (found) leaveOut(whats, found)
    }
    const operated = at(JUST_OPERATED)
    if (operated) said.push({ kind: 'condition', what: 'surgery', weeks: 0, quote: operated.quote })
    const heavy = at(VERY_HEAVY)
    if (heavy && !(OF_LIFTING.test(words) && !OF_BODY.test(heavy.quote))) condition('high-body-weight', heavy)
    if (own.length) before = own
  }
  return said

  function leaveOutWorkOf(found: Found): void {
    leaveOut(WORK_OF.find(([muscle]) => muscle.test(found.quote))?.[1] ?? [], found)
  }

  function leaveOut(works: readonly Subject[], { quote }: Found): void {
    for (const what of works) said.push({ kind: 'leave-out', what, firm: true, quote })
  }

  function hurt(joints: readonly Term[]): void {
    for (const term of joints) {
      const joint = jointOf(term)
      if (joint)
        said.push({ kind: 'pain', joint, quote: text.said.slice(startOf(term, text), endOf(term, text)) })
    }
  }
}

/** Characters after a sentence that may say that all is well again. */
const FAR = 60

const isJoint = (term: Term): boolean => jointOf(term) !== null
const jointOf = (term: Term) => senseOf(term, 'joint') as BodyJoint | null
const startOf = ({ from }: Term, { tokens }: Text): number => tokens[from]?.start ?? 0
const endOf = ({ to }: Term, { tokens }: Text): number => tokens[to - 1]?.end ?? 0

/** `My shoulder and my knee have come out`: the words between, without the other joints. */
const withoutJoints = (words: string, joints: readonly Term[], text: Text): string =>
  joints.reduce(
    (left, term) => left.replace(text.said.slice(startOf(term, text), endOf(term, text)), ''),
    words,
  )

function sentencesIn(said: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = []
  let start = 0
  for (const { index } of said.matchAll(/[.!?;\n]/g)) {
    sentences.push({ start, end: index })
    start = index + 1
  }
  return [...sentences, { start, end: said.length }]
}
