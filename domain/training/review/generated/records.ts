// Written by `npm run knowledge` from domain/training/review/data. Change that.
import type { RuleRecord } from '../../rules/quality-rule.ts'

export const EFFORT = {
  'reps-of-lift': {"id":"R24","title":"heavy where strength is the goal","source":"ACSM; NSCA; Liftosaur","hard":true,"limits":{"ofNovice":5,"ofOthers":3,"beforeMeet":1,"most":12,"leastSmall":6,"mostSmall":20,"leastLowered":3,"mostLowered":10},"says":"{lifts} lifts have {least} to {most} reps."},
  'reps-for-goal': {"id":"R25","title":"rep ranges suit the goal","source":"Schoenfeld 2021; RP","hard":true,"limits":{"least":6,"most":15,"mostUnloaded":20,"share":0.6},"says":"Only {percent} % of the sets have {least} to {most} reps ({mostUnloaded} without a weight)."},
  'countable-body-weight': {"id":"R26","title":"bodyweight stays countable","source":"Liftosaur","hard":true,"limits":{"reps":20,"seconds":60},"says":{"weight":"There is no weight to add to.","most":"At most {reps} reps or {seconds} seconds; then a harder variation."}},
  'fresh-novices': {"id":"R27","title":"novices stay fresh","source":"Liftosaur; ACSM","hard":true,"limits":{"reserve":1,"reserveAtFirst":2,"firstWeeks":4},"says":{"limit":"No sets to the limit in the first year.","reserve":"At least RIR {least} here in the first year."}},
  'reserve-of-hard-lifts': {"id":"R28","title":"squats and hinges keep a reserve","source":"Liftosaur; Robinson 2024","hard":true,"limits":{},"says":{"whole":"Squats and hinges keep RIR 1, and RIR 2 from eight reps on.","single":"RIR 0 is for single-joint work in the last two weeks."}},
  'effort-for-goal': {"id":"R29","title":"effort suits the goal","source":"Robinson 2024; RP; Liftosaur","hard":false,"limits":{"least":1.8,"most":4,"leastForSize":1,"mostForSize":3,"leastWithRedFlag":3,"mostWithRedFlag":5},"says":"Mean RIR is {mean}; {least} to {most} suit the goal."},
} satisfies Readonly<Record<string, RuleRecord>>

export const NOTATION = {
  'known-names': {"id":"R3","title":"every name is in the catalogue","source":"Liftosaur; wpl-eval","hard":true,"limits":{},"says":"This exercise is not in the catalogue."},
  'readable-reps': {"id":"R4","title":"sets and reps can be read","source":"RP; Liftosaur","hard":true,"limits":{"mostSets":6,"mostReps":30,"shortestHold":10,"longestHold":90},"says":{"sets":"{sets} sets; 1 to {mostSets} are sound.","unread":"The repetitions cannot be read.","holds":"Holds last {shortestHold} to {longestHold} seconds.","reps":"Sets have 1 to {mostReps} repetitions."}},
  'readable-intensity': {"id":"R5","title":"intensity can be read, one scale","source":"arXiv 2604.11287","hard":true,"limits":{},"says":{"unread":"The intensity cannot be read.","scale":"Intensity is in {written}; this program is in {scale}.","range":"RIR is 0 to 5, at most two apart."}},
  'scales-agree': {"id":"R6","title":"RPE is 10 minus RIR","source":"Zourdos 2016","hard":true,"limits":{},"says":"RPE is 10 minus RIR, unlike: {text}"},
  'rest-stated': {"id":"R36","title":"rest is stated","source":"ACSM; NSCA; Singer 2024","hard":true,"limits":{"least":90,"leastInBrief":60,"most":180,"heavyReps":6,"leastHeavy":120,"mostHeavy":300,"leastBallistic":30,"mostBallistic":120,"leastSingle":60,"leastSingleInShort":30,"short":45,"mostSingle":120},"says":{"missing":"No rest is stated.","range":"{rest} s of rest; {lowest} to {highest} s are sound here."}},
  'supersets-fit': {"id":"R36","title":"rest is stated","source":"Robbins 2010; Weakley 2017","hard":true,"limits":{},"says":"{partner} cannot be done in turn with it."},
} satisfies Readonly<Record<string, RuleRecord>>

export const ORDER = {
  'warm-up': {"id":"R42","title":"a warm-up opens the day","source":"PMC7558980; Iversen 2021","hard":false,"limits":{},"says":"No warm-up is stated."},
} satisfies Readonly<Record<string, RuleRecord>>

export const PERMITTED = {
  'equipment': {"id":"R7","title":"only equipment that is there","source":"specification; wpl-eval","hard":true,"limits":{},"says":"{wrong}: needs equipment that is not there."},
  'equipment-in-notes': {"id":"R7","title":"only equipment that is there","source":"specification; wpl-eval","hard":true,"limits":{},"says":"The notes mention {word}, which is not there."},
  'avoided': {"id":"R8","title":"nothing that was to be avoided","source":"specification","hard":true,"limits":{},"says":"{wrong}: the buyer asked to avoid it."},
  'injuries': {"id":"R9","title":"nothing hard on an injury","source":"JOSPT; McGill; ACOG","hard":true,"limits":{},"says":"{wrong}: hard on an injured joint."},
  'red-flag-exercises': {"id":"R10","title":"red flags are heeded","source":"PAR-Q; JMIR e51308","hard":true,"limits":{},"says":"{wrong}: ruled out until a professional has cleared it."},
  'red-flag-care': {"id":"R10","title":"red flags are heeded","source":"PAR-Q; JMIR e51308","hard":true,"limits":{"reserve":3},"says":{"reserve":"With a red flag every set keeps at least {reserve} in reserve.","notice":"The notice to clear the program with a professional is missing."}},
  'level': {"id":"level","title":"nothing too advanced","source":"ACSM 2009","hard":true,"limits":{},"says":"{wrong}: too advanced for this buyer."},
  'swaps-fit': {"id":"R20","title":"swaps stand in for their exercise","source":"specification; NousResearch/hermes-agent#43583; LiamMorrow/LiftLog#789","hard":true,"limits":{},"says":"{swap} does not stand in for it: other movement or other muscle."},
} satisfies Readonly<Record<string, RuleRecord>>

export const PROGRESS = {
  'harder': {"id":"R30","title":"it keeps getting harder","source":"ACSM","hard":true,"limits":{},"says":"Nothing got harder in two weeks."},
  'no-copies': {"id":"R30","title":"it keeps getting harder","source":"ACSM","hard":true,"limits":{},"says":"A copy of the week before."},
  'gentle-volume': {"id":"R31","title":"volume rises gently","source":"Liftosaur","hard":true,"limits":{"least":0.75,"most":1.2},"says":{"jump":"Sets change by more than one.","change":"Sets are {percent} % of the last loaded week."}},
  'strong-end': {"id":"R32","title":"it ends with more than it began","source":"Liftosaur","hard":false,"limits":{"least":1,"most":1.4},"says":"The last loaded week has {percent} % of the first week's sets."},
  'light-weeks': {"id":"R33","title":"light weeks are light","source":"Bell 2024; Coleman 2024","hard":true,"limits":{"firstWeek":4,"least":0.45,"most":0.7},"says":{"many":"{count} light weeks; at most two.","first":"A light week comes after loaded ones.","early":"No light week before week {firstWeek}.","share":"{percent} % of the sets; a light week has {from} to {to} %.","names":"A light week keeps its days and exercises.","effort":"A light week has one or two more reps in reserve on every exercise."}},
  'same-exercises': {"id":"R35","title":"exercises stay","source":"practice; Bell 2024","hard":false,"limits":{"share":0.8,"newRound":5},"says":"Only {percent} % of the exercises stay."},
  'one-light-week': {"id":"R34","title":"one light week","source":"Bell 2024; Liftosaur","hard":false,"limits":{"fromWeek":4,"toWeek":6,"orWeek":8},"says":"One light week in weeks {fromWeek} to {toWeek}, or in week {orWeek}, is best."},
} satisfies Readonly<Record<string, RuleRecord>>

export const SHAPE = {
  'eight-weeks': {"id":"R1","title":"eight weeks in order","source":"specification; wpl-eval","hard":true,"limits":{},"says":"Weeks are {weeks}; they must be {right}."},
  'days-asked': {"id":"R2","title":"as many days as asked, each with enough exercises","source":"specification","hard":true,"limits":{},"says":"{count} days; the buyer trains {asked}."},
  'no-empty-day': {"id":"R2","title":"as many days as asked, each with enough exercises","source":"specification","hard":true,"limits":{},"says":"No exercise at all."},
} satisfies Readonly<Record<string, RuleRecord>>

export const TRACKS = {
  'few-reps': {"id":"T3","title":"few reps suit the lift","source":"practice","hard":false,"limits":{"ofSingleJoints":6},"says":"{reps} reps; not below {least} here."},
  'steps-by-chart': {"id":"T8","title":"steps in weight follow the chart","source":"Tuchscherer 2008","hard":false,"limits":{"ofMax":0.025,"apart":0.025},"says":"Its reps and effort change by {change} % of a max, but its step in weight is some {step} %."},
  'test-or-taper': {"id":"T14","title":"it ends in a test or a taper","source":"Travis 2020; Bosquet 2007","hard":false,"limits":{},"says":{"taper":"No taper before the date.","missing":"No test in the last week.","wrong":"A test for somebody who should not have one."}},
  'practice-in-light-week': {"id":"T15","title":"a light week keeps the practice","source":"Bell 2024; practice","hard":false,"limits":{"sets":2},"says":"{count} set; the first lift of a day keeps {sets} in a light week."},
  'everything-grows': {"id":"T19","title":"everything grows","source":"ACSM","hard":false,"limits":{"share":0.9},"says":"{same} of {all} exercises end as they began."},
} satisfies Readonly<Record<string, RuleRecord>>

export const WORDS = {
  'names-of-days': {"id":"R38","title":"days hold what their names say","source":"specification","hard":true,"limits":{},"says":"This day should be {name}."},
  'whole-guidelines': {"id":"R40","title":"guidelines are whole","source":"specification; ACSM 2009","hard":true,"limits":{},"says":{"few":"Fewer than three guidelines on {list}.","number":"No progression rule with a number.","missed":"No rule for missed repetitions.","weight":"Bodyweight training has no weight to add."}},
  'answers-repeated': {"id":"R41","title":"overview repeats the answers","source":"specification","hard":true,"limits":{},"says":{"answer":"The overview has {what} than the answers.","split":"A departure from the split is not explained.","light":"A light week lies outside the program."}},
  'true-prose': {"id":"R41","title":"overview repeats the answers","source":"specification; watt-mind/coach#191","hard":true,"limits":{},"says":"The guidelines call week {told} light; it is {actual}."},
  'short-notes': {"id":"R43","title":"notes are short","source":"JMIR e51308","hard":false,"limits":{"characters":200},"says":"Notes are longer than {characters} characters."},
  'nothing-foreign': {"id":"R44","title":"nothing foreign in the text","source":"Liftosaur","hard":true,"limits":{},"says":"Mark-up, a link or an instruction stands in the program."},
} satisfies Readonly<Record<string, RuleRecord>>
