// Written by `npm run knowledge` from domain/training/review/data. Change that.
import type { RuleRecord } from '../../rules/quality-rule.ts'

export const EFFORT = {
  'reps-of-lift': {"id":"R24","title":"heavy where strength is the goal","source":"ACSM; NSCA; Liftosaur","hard":true,"limits":{"ofNovice":5,"ofOthers":3,"beforeMeet":1,"most":12,"leastSmall":6,"mostSmall":20}},
  'reps-for-goal': {"id":"R25","title":"rep ranges suit the goal","source":"Schoenfeld 2021; RP","hard":true,"limits":{"least":6,"most":15,"mostUnloaded":20,"share":0.6}},
  'countable-body-weight': {"id":"R26","title":"bodyweight stays countable","source":"Liftosaur","hard":true,"limits":{"reps":20,"seconds":60}},
  'fresh-novices': {"id":"R27","title":"novices stay fresh","source":"Liftosaur; ACSM","hard":true,"limits":{"reserve":1,"reserveAtFirst":2,"firstWeeks":4}},
  'reserve-of-hard-lifts': {"id":"R28","title":"squats and hinges keep a reserve","source":"Liftosaur; Robinson 2024","hard":true,"limits":{}},
  'effort-for-goal': {"id":"R29","title":"effort suits the goal","source":"Robinson 2024; RP; Liftosaur","hard":false,"limits":{"least":1.8,"most":4,"leastForSize":1,"mostForSize":3,"leastWithRedFlag":3,"mostWithRedFlag":5}},
} satisfies Readonly<Record<string, RuleRecord>>

export const NOTATION = {
  'known-names': {"id":"R3","title":"every name is in the catalogue","source":"Liftosaur; wpl-eval","hard":true,"limits":{}},
  'readable-reps': {"id":"R4","title":"sets and reps can be read","source":"RP; Liftosaur","hard":true,"limits":{"mostSets":6,"mostReps":30,"shortestHold":10,"longestHold":90}},
  'readable-intensity': {"id":"R5","title":"intensity can be read, one scale","source":"arXiv 2604.11287","hard":true,"limits":{}},
  'scales-agree': {"id":"R6","title":"RPE is 10 minus RIR","source":"Zourdos 2016","hard":true,"limits":{}},
  'rest-stated': {"id":"R36","title":"rest is stated","source":"ACSM; NSCA; Singer 2024","hard":true,"limits":{"least":90,"leastInBrief":60,"most":180,"heavyReps":6,"leastHeavy":120,"mostHeavy":300,"leastBallistic":30,"mostBallistic":120,"leastSingle":60,"leastSingleInShort":30,"short":45,"mostSingle":120}},
  'supersets-fit': {"id":"R36","title":"rest is stated","source":"Robbins 2010; Weakley 2017","hard":true,"limits":{}},
} satisfies Readonly<Record<string, RuleRecord>>

export const ORDER = {
  'warm-up': {"id":"R42","title":"a warm-up opens the day","source":"PMC7558980; Iversen 2021","hard":false,"limits":{}},
} satisfies Readonly<Record<string, RuleRecord>>

export const PERMITTED = {
  'equipment': {"id":"R7","title":"only equipment that is there","source":"specification; wpl-eval","hard":true,"limits":{}},
  'equipment-in-notes': {"id":"R7","title":"only equipment that is there","source":"specification; wpl-eval","hard":true,"limits":{}},
  'avoided': {"id":"R8","title":"nothing that was to be avoided","source":"specification","hard":true,"limits":{}},
  'injuries': {"id":"R9","title":"nothing hard on an injury","source":"JOSPT; McGill; ACOG","hard":true,"limits":{}},
  'red-flag-exercises': {"id":"R10","title":"red flags are heeded","source":"PAR-Q; JMIR e51308","hard":true,"limits":{}},
  'red-flag-care': {"id":"R10","title":"red flags are heeded","source":"PAR-Q; JMIR e51308","hard":true,"limits":{"reserve":3}},
  'level': {"id":"level","title":"nothing too advanced","source":"ACSM 2009","hard":true,"limits":{}},
  'swaps-fit': {"id":"R20","title":"swaps stand in for their exercise","source":"specification; NousResearch/hermes-agent#43583; LiamMorrow/LiftLog#789","hard":true,"limits":{}},
} satisfies Readonly<Record<string, RuleRecord>>

export const PROGRESS = {
  'harder': {"id":"R30","title":"it keeps getting harder","source":"ACSM","hard":true,"limits":{}},
  'no-copies': {"id":"R30","title":"it keeps getting harder","source":"ACSM","hard":true,"limits":{}},
  'gentle-volume': {"id":"R31","title":"volume rises gently","source":"Liftosaur","hard":true,"limits":{"least":0.75,"most":1.2}},
  'strong-end': {"id":"R32","title":"it ends with more than it began","source":"Liftosaur","hard":false,"limits":{"least":1,"most":1.4}},
  'light-weeks': {"id":"R33","title":"light weeks are light","source":"Bell 2024; Coleman 2024","hard":true,"limits":{"firstWeek":4,"least":0.45,"most":0.7}},
  'same-exercises': {"id":"R35","title":"exercises stay","source":"practice; Bell 2024","hard":false,"limits":{"share":0.8,"newRound":5}},
  'one-light-week': {"id":"R34","title":"one light week","source":"Bell 2024; Liftosaur","hard":false,"limits":{"fromWeek":4,"toWeek":6,"orWeek":8}},
} satisfies Readonly<Record<string, RuleRecord>>

export const SHAPE = {
  'eight-weeks': {"id":"R1","title":"eight weeks in order","source":"specification; wpl-eval","hard":true,"limits":{}},
  'days-asked': {"id":"R2","title":"as many days as asked, each with enough exercises","source":"specification","hard":true,"limits":{}},
  'no-empty-day': {"id":"R2","title":"as many days as asked, each with enough exercises","source":"specification","hard":true,"limits":{}},
} satisfies Readonly<Record<string, RuleRecord>>

export const TRACKS = {
  'few-reps': {"id":"T3","title":"few reps suit the lift","source":"practice","hard":false,"limits":{"ofSingleJoints":6}},
  'steps-by-chart': {"id":"T8","title":"steps in weight follow the chart","source":"Tuchscherer 2008","hard":false,"limits":{"ofMax":0.025,"apart":0.025}},
  'test-or-taper': {"id":"T14","title":"it ends in a test or a taper","source":"Travis 2020; Bosquet 2007","hard":false,"limits":{}},
  'practice-in-light-week': {"id":"T15","title":"a light week keeps the practice","source":"Bell 2024; practice","hard":false,"limits":{"sets":2}},
  'everything-grows': {"id":"T19","title":"everything grows","source":"ACSM","hard":false,"limits":{"share":0.9}},
} satisfies Readonly<Record<string, RuleRecord>>

export const WORDS = {
  'names-of-days': {"id":"R38","title":"days hold what their names say","source":"specification","hard":true,"limits":{}},
  'whole-guidelines': {"id":"R40","title":"guidelines are whole","source":"specification; ACSM 2009","hard":true,"limits":{}},
  'answers-repeated': {"id":"R41","title":"overview repeats the answers","source":"specification","hard":true,"limits":{}},
  'true-prose': {"id":"R41","title":"overview repeats the answers","source":"specification; watt-mind/coach#191","hard":true,"limits":{}},
  'short-notes': {"id":"R43","title":"notes are short","source":"JMIR e51308","hard":false,"limits":{"characters":200}},
  'nothing-foreign': {"id":"R44","title":"nothing foreign in the text","source":"Liftosaur","hard":true,"limits":{}},
} satisfies Readonly<Record<string, RuleRecord>>
