// Written by `npm run knowledge` from domain/training/rules/data. Change that.
import type { WeighedRecord } from '../quality-rule.ts'

export const BEFORE_MEET = {
  'second-hinge': {"id":"T53","title":"before a meet few sets of a second hinge","source":"Calgary Barbell 16-week program; practice: a deadlift takes longest to recover from","hard":false,"cost":10,"limits":{"sets":3}},
  'bench-days': {"id":"T54","title":"before a meet the bench press on three days, paused and with a narrow grip counted","source":"Sheiko; Calgary Barbell 16-week program: bench press three times a week and more","hard":false,"cost":40,"limits":{"days":3,"sets":3}},
  'bench-itself': {"id":"T90","title":"before a meet the bench press itself, for it is paused anyway","source":"IPF technical rules book: the bar lies still on the chest until the command to press","hard":false,"cost":60,"limits":{}},
  'squat-itself': {"id":"T100","title":"before a meet the squat itself on both of its days","source":"Calgary Barbell 16-week program; TSA 9-week program: the competition squat twice a week","hard":false,"cost":60,"limits":{}},
  'arms': {"id":"T91","title":"before a meet few sets of the arms alone","source":"Calgary Barbell 16-week program: one exercise for the arms a day; practice for the number","hard":false,"cost":8,"limits":{"sets":6}},
  'sets-of-meet-lifts': {"id":"T55","title":"before a meet five sets of each of its lifts on a day","source":"Calgary Barbell 16-week program: a top set and three to five back-offs; practice for the number","hard":false,"cost":24,"limits":{"sets":5}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const BESIDE_DEADLIFT = {
  'no-squat-after': {"id":"T42","title":"no squat under a bar after a deadlift, but for strength a front squat","source":"Rippetoe, Starting Strength; StrongLifts 5x5: squats first, deadlifts last; nSuns 5/3/1 LP: a front squat follows the deadlift","hard":false,"cost":30,"limits":{}},
  'one-main-hip-lift': {"id":"T43","title":"no further main lift for the hips beside a deadlift","source":"RP hamstring training: deadlifts tire more than they build; practice","hard":false,"cost":16,"limits":{"most":1}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const BROUGHT_UP = {
  'ways-and-spread': {"id":"T65","title":"small muscles that are brought up: in different ways, and spread over their days","source":"Oliveira 2009: curls differ in where they are hard; Maeo 2022: triceps; RP for sets of a session","hard":false,"cost":6,"limits":{"sets":14,"beyondShare":1,"spread":4}},
  'heavy-and-light': {"id":"T66","title":"small muscles that are brought up: heavy and light sets over the week","source":"Schoenfeld 2021: from 5 to 30 repetitions muscles grow alike; RP: some of each","hard":false,"cost":4,"limits":{"ranges":3}},
  'day-between': {"id":"T67","title":"small muscles that are brought up: a day between, or half the sets on the second","source":"NSCA: 48 hours between sessions for a muscle; practice for the half","hard":false,"cost":8,"limits":{"days":4,"share":0.5}},
  'overhead-extension': {"id":"T68","title":"size: triceps extend overhead once a week, and where they are brought up twice","source":"Maeo 2022: overhead the long head grew half as much again as beside the trunk","hard":false,"cost":10,"limits":{"days":1,"daysOfBroughtUp":2}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const DIRECT_WORK = {
  'direct-sets-for-size': {"id":"T2","title":"size: four or six direct sets a week for biceps, triceps and side delts each, by the time there is","source":"Schoenfeld 2017; Pelland 2025; Israetel 2017 for the six","hard":false,"cost":40,"limits":{"kept":2,"keptInLong":4,"capacity":60,"ofBroughtUp":6}},
  'direct-sets-for-both-goals': {"id":"T82","title":"strength and size: two direct sets a week for biceps, triceps and side delts each, where there is time","source":"Schoenfeld 2017; PHUL and 5/3/1 Building the Monolith: arms and side delts beside the lifts","hard":false,"cost":30,"limits":{"sets":2,"days":3,"minutes":60}},
  'filler-of-week': {"id":"T4","title":"filler keeps its place","source":"practice","hard":false,"cost":6,"limits":{"sets":6}},
  'trunk-of-day': {"id":"T4","title":"filler keeps its place","source":"practice","hard":false,"cost":8,"limits":{"trunk":1}},
  'brought-up': {"id":"T7","title":"what is brought up gets a third to a half more sets, on two days, early","source":"Schoenfeld 2017; RP: arms gain most from some 14 sets on; practice for the share","hard":false,"cost":36,"limits":{"smallMuscle":6,"mostOfSmall":14,"inADay":5,"beyond":2,"days":2,"places":4}},
  'liked': {"id":"T30","title":"something that somebody likes is in the week","source":"specification; Dishman 1991: what is liked is kept to","hard":false,"cost":25,"limits":{}},
  'known-lifts': {"id":"T31","title":"lifts with known numbers are in the program","source":"practice: a weight can be printed","hard":false,"cost":25,"limits":{}},
  'calves-and-trunk': {"id":"T28","title":"calves and trunk get some work where there is time","source":"RP: calves 1-4 sets at least; practice","hard":false,"cost":4,"limits":{"capacity":45,"capacityForTrunk":30,"sets":2,"good":4,"calvesForSize":6,"long":75}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const HEALTH = {
  'squat-to-a-seat': {"id":"T17","title":"thin bones squat to a seat","source":"WHO 2020; Strong, Steady and Straight 2022; Too Fit to Fracture 2014","hard":false,"cost":45,"limits":{}},
  'against-a-pad': {"id":"T95","title":"whoever cannot brace with the legs rows and presses overhead against a pad","source":"NCHPAD, strength training with a spinal cord injury: the trunk is borne; practice for the machines","hard":false,"cost":25,"limits":{}},
  'balance-of-the-unsure': {"id":"T17","title":"balance and supported or single-leg work from 65 on, after falls and for thin bones","source":"WHO 2020; Strong, Steady and Straight 2022; Too Fit to Fracture 2014","hard":false,"cost":110,"limits":{"days":3,"daysInShort":1,"short":45,"backDays":2}},
  'balance': {"id":"T17","title":"balance and supported or single-leg work from 65 on, after falls and for thin bones","source":"WHO 2020; Strong, Steady and Straight 2022; Too Fit to Fracture 2014","hard":false,"cost":30,"limits":{"days":2,"stepDays":1}},
  'pulls-for-thin-bones': {"id":"T17","title":"thin bones pull no less than they press","source":"Giangregorio and others, \"Too Fit to Fracture\" (2014): what holds the back up comes first","hard":false,"cost":25,"limits":{}},
  'something-to-hold': {"id":"T17","title":"balance and supported or single-leg work from 65 on, after falls and for thin bones","source":"WHO 2020; Strong, Steady and Straight 2022; Too Fit to Fracture 2014","hard":false,"cost":30,"limits":{}},
  'something-to-guide': {"id":"T17","title":"balance and supported or single-leg work from 65 on, after falls and for thin bones","source":"ACSM 2009: machines are safer to learn with; practice for whoever begins at 65 or may fall","hard":false,"cost":25,"limits":{}},
  'hinges-in-pregnancy': {"id":"T47","title":"pregnant: rows that bear the body, and at most six sets of hinges a week","source":"ACOG, Committee Opinion 804 (2020), on the centre of gravity and the lower back; practice for the sets","hard":false,"cost":15,"limits":{"hingeSets":6}},
  'rows-in-pregnancy': {"id":"T47","title":"pregnant: rows that bear the body, and at most six sets of hinges a week","source":"ACOG, Committee Opinion 804 (2020), on the centre of gravity and the lower back; practice for the sets","hard":false,"cost":30,"limits":{}},
  'room-for-a-belly': {"id":"T47","title":"pregnant: no slope to lean back on, no roll-out, and no long bar past a belly","source":"ACOG, Committee Opinion 804 (2020), on the centre of gravity and the lower back; practice for the sets","hard":false,"cost":30,"limits":{}},
  'trunk-for-health': {"id":"T28","title":"calves and trunk get some work where there is time","source":"ACSM 2011 and WHO 2020: all major muscles; ACOG, Martin Ginis 2018 and BoneFit name the trunk","hard":false,"cost":20,"limits":{"minutes":30,"sets":2}},
  'wheelchair-week': {"id":"T39","title":"arms that push a wheelchair row on each day, pull more than they press, turn the shoulder out, and fly not; the trunk works, too","source":"STOMPS (Mulroy 2011); Consortium for Spinal Cord Medicine 2005; Martin Ginis 2018; practice for three sets of pulls to two of presses","hard":false,"cost":70,"limits":{"rowDays":3,"bladeDays":2,"outwardDays":2,"trunkDays":2,"pulls":1.5}},
  'wheelchair-exercise': {"id":"T39","title":"arms that push a wheelchair row on each day, pull more than they press, turn the shoulder out, and fly not; the trunk works, too","source":"STOMPS (Mulroy 2011); Consortium for Spinal Cord Medicine 2005; Martin Ginis 2018; practice for three sets of pulls to two of presses","hard":false,"cost":60,"limits":{}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const MULTI_JOINT = {
  'single-joint-share': {"id":"T35","title":"chest, back and quads have no more single-joint sets than multi-joint ones","source":"ACSM 2009: both kinds, multi-joint ones for the most part","hard":false,"cost":8,"limits":{"share":1}},
  'flat-press': {"id":"T36","title":"size in a gym: a flat press every week","source":"Israetel 2017, RP chest training tips: flat presses train the whole chest, incline ones its top","hard":false,"cost":20,"limits":{}},
  'free-squat': {"id":"T85","title":"general fitness in a gym: a squat with a free weight every week","source":"ACSM 2009: free weights and machines for novices; r/fitness Basic Beginner Routine: squats from the first day","hard":false,"cost":14,"limits":{}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const PULLS = {
  'pulls-of-week': {"id":"T16","title":"a vertical and a horizontal pull every week, on the bar that is owned, and for strength on any bar","source":"practice; Wendler, 5/3/1, and Barbell Medicine, The Bridge: chin-ups beside the lifts","hard":false,"cost":20,"limits":{"capacity":18}},
  'weighted-pull-ups': {"id":"T92","title":"for strength and size whoever does pull-ups and has plates hangs them on","source":"Barbell Medicine, The Bridge; GZCLP: weighted pull-ups in small steps","hard":false,"cost":20,"limits":{}},
  'rows-beside-pull-downs': {"id":"T93","title":"strength: no fewer sets of rows than of pull-downs and pull-ups","source":"practice; Barbell Medicine, The Bridge, and nSuns 5/3/1 LP: rows hold up bench press and deadlift","hard":false,"cost":9,"limits":{"more":1}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const SESSIONS = {
  'enough-exercises': {"id":"R2","title":"as many days as asked, each with enough exercises","source":"specification","hard":true,"cost":0,"limits":{"fewest":3,"fewestInShort":2,"short":45}},
  'sound-number-of-exercises': {"id":"R19","title":"a comfortable number of exercises","source":"Liftosaur","hard":true,"cost":0,"limits":{"fewest":2,"most":10}},
  'comfortable-number-of-exercises': {"id":"R19","title":"a comfortable number of exercises","source":"Liftosaur","hard":false,"cost":10,"limits":{"fewest":4,"most":8,"fewestInShort":3,"fewestInBrief":2,"mostInShort":5,"short":45}},
  'within-the-time': {"id":"R11","title":"days fit the time","source":"specification; Liftosaur","hard":true,"cost":0,"limits":{"share":1}},
  'time-used': {"id":"R12","title":"days use the time","source":"Fitbod","hard":false,"cost":2,"limits":{"share":0.7,"good":0.92,"sated":7}},
  'belongs-on-its-day': {"id":"R38","title":"days hold what their names say","source":"specification","hard":true,"cost":0,"limits":{}},
  'few-for-novices': {"id":"T12","title":"novices do at most seven exercises a day","source":"practice; r/fitness beginner routines have three to six","hard":false,"cost":8,"limits":{"exercises":7,"better":6}},
  'brief-session': {"id":"T13","title":"brief sessions have two to four lifts, and no long set-up","source":"Iversen 2021","hard":false,"cost":30,"limits":{"fewest":2,"better":3,"most":4,"single":1}},
  'opening-lift': {"id":"T25","title":"a day opens with a lift to build on","source":"ACSM 2009; Nunes 2020","hard":false,"cost":20,"limits":{}},
  'one-side-at-a-time': {"id":"T26","title":"short sessions seldom train one side at a time","source":"practice: both sides take half as long again","hard":false,"cost":3,"limits":{"minutes":75}},
  'one-sided-in-short-session': {"id":"T26","title":"short sessions seldom train one side at a time","source":"practice: both sides take half as long again","hard":false,"cost":6,"limits":{"minutes":45,"exercises":2}},
  'good-sets': {"id":"T27","title":"three good sets rather than many exercises of one or two","source":"practice; Liftosaur","hard":false,"cost":3,"limits":{"fewest":2,"most":5}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const SIZE = {
  'small-muscles-twice': {"id":"T60","title":"size: biceps, triceps and side delts on two days each, from four days of an hour on","source":"Schoenfeld, Ogborn and Krieger 2016: twice a week grows muscles more than once","hard":false,"cost":14,"limits":{"days":2,"daysAWeek":4,"minutes":60}},
  'triceps-like-biceps': {"id":"T61","title":"size: triceps and biceps have about as many direct sets","source":"practice: presses and rows help both alike","hard":false,"cost":5,"limits":{"apart":2}},
  'first-of-a-movement': {"id":"T62","title":"of two lifts of one movement on a day the first has as many sets","source":"Nunes 2021: strength rises most in what comes first","hard":false,"cost":6,"limits":{}},
  'angles-of-a-gym': {"id":"T63","title":"size in a gym: an incline press, a press overhead and a row with the trunk supported every week","source":"Chaves 2020: incline presses for the top of the chest; Campos 2020: presses overhead work the front delts more than a bench press; Fenwick 2009: bent rows load the spine","hard":false,"cost":14,"limits":{"capacity":60}},
  'leg-extension': {"id":"T80","title":"size: quads are extended by themselves every week, where there is time","source":"Zabaleta-Korta 2021: leg extensions grew the rectus femoris, squats did not","hard":false,"cost":12,"limits":{"capacity":60,"minutes":60}},
  'opener-sets': {"id":"T81","title":"size: what opens a day of an hour has three sets, unless it is brought up","source":"Nunes 2021: strength rises most in what comes first; practice for the sets","hard":false,"cost":16,"limits":{"sets":3,"minutes":60}},
  'sets-rise': {"id":"T64","title":"size: sets rise over the weeks, by two on each day and by three on long ones","source":"Israetel 2021: a set or two more a week; Schoenfeld 2017: more sets, more growth","hard":false,"cost":9,"limits":{"sets":2}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const SPORT = {
  'around-sport': {"id":"T18","title":"hard legs do not fall before a day of sport; runners train calves, soleus and single legs","source":"Doma 2019; Blagrove 2018 and Beattie 2017 on strength training of runners; practice for the sets","hard":false,"cost":30,"limits":{"calves":2,"calfSets":3,"soleus":1,"oneLegged":1,"heavySets":3,"legSets":4,"calfSetsADay":4}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const STRENGTH = {
  'judged-lifts': {"id":"T1","title":"squat, bench press and deadlift every week, and from four days on twice, for strength","source":"practice; Calgary Barbell 16-week program: each lift or a near variant twice; Grgic 2018: frequency for strength; ACSM 2009 and r/fitness beginner routine: novices do the same with sets of five to eight","hard":false,"cost":75,"limits":{"reps":6,"repsOfNovice":8,"repsOfSecond":10}},
  'variation-on-second-day': {"id":"T37","title":"the second day of a lift that strength is judged by brings a variation of it","source":"Calgary Barbell 16-week program; Barbell Medicine, The Bridge: a lift, then its variants","hard":false,"cost":25,"limits":{"days":1}},
  'mostly-multi-joint': {"id":"T38","title":"strength: most sets are of several joints","source":"ACSM 2009; 5/3/1 and Barbell Medicine, The Bridge: few small exercises beside the lifts","hard":false,"cost":5,"limits":{"share":0.3}},
  'heavy-main-lifts': {"id":"R24","title":"heavy where strength is the goal","source":"ACSM; NSCA; Liftosaur","hard":true,"cost":0,"limits":{"shareForBoth":0.5,"fewest":3,"fewestBeforeMeet":1,"most":6}},
  'opened-by-no-pull': {"id":"T33","title":"a squat, a hinge or a press opens a full-body day, and for strength an upper day","source":"5/3/1; GZCLP; r/fitness beginner routine: pulls follow what the day is built on","hard":false,"cost":20,"limits":{}},
  'main-lift-opens': {"id":"R22","title":"multi-joint lifts first","source":"ACSM 2009; Nunes 2020","hard":true,"cost":0,"limits":{}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const TOOLS = {
  'loaded-where-possible': {"id":"T6","title":"who owns weights lifts them, and in a gym uses the gym","source":"practice","hard":false,"cost":22,"limits":{}},
  'no-get-up-as-filler': {"id":"T56","title":"a get-up is no filler where size is the goal","source":"Tsatsouline, Kettlebell Simple & Sinister: practised for its own sake; practice for size","hard":false,"cost":25,"limits":{}},
  'resists-something': {"id":"T21","title":"an exercise resists something","source":"practice","hard":false,"cost":50,"limits":{}},
  'suits-level-and-body': {"id":"T24","title":"an exercise suits the level and the body","source":"practice","hard":false,"cost":45,"limits":{}},
  'staple': {"id":"T22","title":"mostly what coaches reach for first","source":"practice","hard":false,"cost":6,"limits":{}},
  'two-bells': {"id":"T69","title":"kettlebells and no other weights: where there are two, both at once rather than one in both hands; rows with one hand","source":"Neupert, The Giant and Dry Fighting Weight: cleans, presses and front squats with two; Simple & Sinister: one side resists the turn","hard":false,"cost":20,"limits":{}},
  'light-even-with-heaviest': {"id":"T87","title":"where even the heaviest weight is light, what is harder with it: two rather than one, one leg rather than two","source":"Schoenfeld 2021: light sets are long; Strength Level, standards of dumbbell lifts","hard":false,"cost":14,"limits":{}},
  'kettlebell-week': {"id":"T40","title":"kettlebells and no other weights: swings on three days, ten sets of ten; cleans and presses on two, in eight sets; a get-up or a carry on two days; single legs","source":"Tsatsouline, Enter the Kettlebell 2006 and Simple & Sinister 2013; John, Intervention 2012","hard":false,"cost":32,"limits":{"swings":3,"swingSets":10,"ofAllSets":0.25,"trunk":2,"getUps":1,"presses":2,"pressSets":8,"oneLegged":1}},
  'trunk-without-tools': {"id":"T41","title":"nothing but the body: trunk work on two days, or better on every one","source":"r/bodyweightfitness, Recommended Routine: three trunk exercises close each session","hard":false,"cost":24,"limits":{"minutes":30,"days":2}},
  'harder-steps': {"id":"T84","title":"nothing but the body: past the first months harder steps, and the legs one at a time","source":"r/bodyweightfitness, Recommended Routine: eight clean repetitions lead to the next step","hard":false,"cost":60,"limits":{}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const VARIETY = {
  'swap-offered': {"id":"R21","title":"every exercise has a swap","source":"specification; wger-project/wger#2033","hard":false,"cost":24,"limits":{}},
  'single-joint-later': {"id":"R22","title":"multi-joint lifts first","source":"ACSM 2009; Nunes 2020","hard":false,"cost":5,"limits":{}},
  'heavy-squat-and-hinge-apart': {"id":"R23","title":"heavy squat and hinge apart","source":"Liftosaur","hard":false,"cost":12,"limits":{"reps":6}},
  'rest-between-days': {"id":"R39","title":"muscles rest between days","source":"NSCA","hard":false,"cost":40,"limits":{"share":0.3,"days":4,"sets":2}},
  'few-lifts-for-novices': {"id":"T86","title":"novices: at most two different lifts of one movement a week","source":"r/fitness beginner routine, GZCLP and Starting Strength: few lifts, often, are learned soonest","hard":false,"cost":8,"limits":{"lifts":2}},
  'staples-of-week': {"id":"T22","title":"mostly what coaches reach for first","source":"practice","hard":false,"cost":10,"limits":{"share":0.5}},
  'what-the-day-is-named-for': {"id":"T23","title":"a day trains what its name says","source":"specification; practice","hard":false,"cost":25,"limits":{"fewest":3}},
  'alike-on-a-day': {"id":"T29","title":"at most two exercises of one movement for one muscle a day","source":"practice","hard":false,"cost":9,"limits":{"alike":2,"alikeOnItsDay":3}},
  'lifts-from-floor': {"id":"T34","title":"one lift from the floor a week, where strength is not the goal, or with size on three days","source":"RP hamstring training: deadlifts tire more than they build; practice for the number","hard":false,"cost":16,"limits":{"most":1,"days":3}},
  'exercises-again': {"id":"T32","title":"an exercise comes back within a week only as a main lift","source":"practice","hard":false,"cost":5,"limits":{"share":0.34}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const VOLUME = {
  'four-movements': {"id":"R13","title":"knee, hip, push and pull every week","source":"Iversen 2021","hard":true,"cost":0,"limits":{}},
  'six-patterns': {"id":"R14","title":"six movement patterns a week","source":"Liftosaur","hard":false,"cost":70,"limits":{"capacity":30}},
  'sound-weekly-sets': {"id":"R15","title":"sets per muscle are sound","source":"Iversen 2021; Baz-Valle 2022","hard":true,"cost":0,"limits":{}},
  'weekly-sets-for-goal': {"id":"R16","title":"sets per muscle suit the goal","source":"ACSM 2026; Pelland 2025; Baz-Valle 2022","hard":false,"cost":28,"limits":{"moreForBack":2,"ofOldNovices":6,"chestOfPushers":6}},
  'trained-weekly': {"id":"R17","title":"each muscle often enough","source":"ACSM 2026","hard":true,"cost":0,"limits":{"sets":1}},
  'trained-often-enough': {"id":"R17","title":"each muscle often enough","source":"ACSM 2026; Liftosaur","hard":false,"cost":25,"limits":{"sets":1}},
  'sound-sets-at-once': {"id":"R18","title":"not too many sets of a muscle at once","source":"Liftosaur","hard":true,"cost":0,"limits":{"sets":12}},
  'good-sets-at-once': {"id":"R18","title":"not too many sets of a muscle at once","source":"Liftosaur","hard":false,"cost":12,"limits":{"sets":8}},
  'sound-pulls-to-pushes': {"id":"R37","title":"pulls balance pushes, hips knees","source":"practice; Liftosaur","hard":true,"cost":0,"limits":{"least":0.6,"most":2.5}},
  'good-pulls-to-pushes': {"id":"R37","title":"pulls balance pushes, hips knees","source":"practice; Liftosaur","hard":false,"cost":44,"limits":{"least":0.9,"most":1.6}},
  'knees-to-hips': {"id":"R37","title":"pulls balance pushes, hips knees","source":"practice; Liftosaur","hard":false,"cost":12,"limits":{"least":0.6,"most":1.6}},
  'sets-of-week': {"id":"T5","title":"at most 75, 100 or 120 sets a week, by level","source":"practice; Pelland 2025: ever less for each further set","hard":false,"cost":10,"limits":{"novice":75,"intermediate":100,"advanced":120}},
} satisfies Readonly<Record<string, WeighedRecord>>

export const WORK_ON_LIFTS = {
  'bar-overhead': {"id":"T50","title":"strength: what is pressed overhead is a bar, in three sets","source":"Wendler, 5/3/1; GZCLP; nSuns 5/3/1 LP: the overhead press is one of four lifts","hard":false,"cost":25,"limits":{"sets":3}},
  'told-lift-first': {"id":"T94","title":"a lift whose best set somebody told comes no less often than its variations","source":"practice; Calgary Barbell 16-week program: variations follow the lift","hard":false,"cost":16,"limits":{"more":0}},
  'sets-of-lift': {"id":"T51","title":"strength: a lift that comes twice a week has more than five sets, its variations counted","source":"Ralston 2017: up to five sets a week of a lift are few, and with ten strength grows most; later weeks add those on both days","hard":false,"cost":5,"limits":{"sets":6,"best":8}},
  'few-small-exercises': {"id":"T52","title":"strength: trunk work on three days, before a meet on two, and calves on one are enough","source":"nSuns 5/3/1 LP; GZCLP: two lifts a day and a few assistance exercises; practice for the numbers","hard":false,"cost":6,"limits":{"trunkDays":3,"trunkBeforeMeet":2,"calves":1}},
} satisfies Readonly<Record<string, WeighedRecord>>
