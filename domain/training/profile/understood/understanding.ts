import type { Group } from '../../../forms/corrections.ts'
import type { TrainingAnswers } from '../../../forms/program-request.ts'
import { inBoth } from '../../../program/phrase.ts'
import { sessionLengthOf } from '../session-length.ts'
import { corrected } from '../../../reading/correct.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import { eventOf } from '../../../reading/numbers/event.ts'
import { weeklyMinutesIn } from '../../../reading/numbers/weekly-time.ts'
import { merged } from '../../../reading/merge.ts'
import { asksIn, wishesIn } from './asked.ts'
import { sentenceWith } from './sentences.ts'
import { sparedFor } from './spared-joints.ts'
import { unreadIn } from './unread.ts'
import {
  careSentences,
  clearanceSentence,
  commentSentences,
  equipmentSentence,
  preferSentence,
  type Tense,
  unableSentence,
} from './what-follows.ts'
import { readByRule } from '../../../reading/read-by-rule.ts'
import type { ModelReading, Statement } from '../../../reading/statement.ts'
import { entryById } from '../../../exercises/catalogue.ts'
import { avoidOf, likesOf, type Named } from '../avoid.ts'
import { lackedFor } from '../lacking.ts'
import { ableByAnswer, clearedByAnswer, withoutDenied } from './contested.ts'
import { askedFor } from './asked-for.ts'
import { believed } from './exclusions.ts'
import { CONDITION_CARE } from '../health/condition-care.ts'
import { saidFineOf } from './said-fine.ts'
import { followingFrom } from './following.ts'
import { freeSideOf, freeSideSentences } from './free-side.ts'
import { tornOf } from './torn.ts'
import {
  equipmentNamed,
  equipmentOf,
  homeGymOf,
  onePieceAmong,
  oneWeightAmong,
} from '../equipment/equipment.ts'
import {
  bagsOf,
  limitsOfGym,
  limitsSaid,
  ownedWeightsOf,
  sizesIn,
  WEIGHED,
} from '../equipment/owned-weights.ts'
import { clearedIn } from './clearances-said.ts'
import { withoutVague } from '../phases.ts'
import { ownBestsOf } from '../own-bests.ts'
import { repGoalsOf } from '../rep-goals.ts'
import { skillsOf } from '../skills.ts'
import { loadLimitOf } from '../health/load-limit.ts'
import { conditionsOf, toClear, weeksOf } from '../health/red-flags.ts'
import { dailyLifeNotes, dailyLifeOf } from '../daily-life.ts'
import { isOfAge, personOf, unitsOf, withAge } from '../weights/person.ts'
import { weighed } from '../weights/said-weights.ts'
import { toldSentence, toldValues, wishesOf, withoutTakenBack } from './told.ts'
import { IMPLEMENTS, JOINTS, type Level, type Need } from '../../../exercises/vocabulary.ts'
import { namedDaysNote, namedDaysOf } from '../named-days.ts'
import { otherTrainingNote, otherTrainingOf } from '../other-training.ts'
import { inGroup, isTakenBack, nameOfJoint, namedCondition, namedJoint, pickedFrom } from './chips.ts'
import { hasWord } from './blank.ts'
import type { Chip, FreeAnswers, Read, Understanding } from './reading.ts'
import { enduranceOf } from '../endurance.ts'

/**
 * Reads the free text of the answers. Pure and fast, so a form can show the result while the buyer types.
 * Works by rule alone unless a model's reading is given. It needs the exercise catalogue, as the results page
 * does, so load it lazily.
 */
export const understandingOf = (answers: FreeAnswers, today: Date, model?: ModelReading): Understanding =>
  readingOf(answers, today, model).understanding

/**
 * Assumes that a commercial gym has everything. What it lacks is left out; `only dumbbells` leaves out the
 * rest.
 */
function ofGym(said: string, statements: readonly Statement[]): Statement[] {
  if (!/^commercial/i.test(said)) return [...statements]
  const isAll = statements.some((each) => each.kind === 'has' && each.alone)
  return statements.map((each): Statement => {
    if (each.kind === 'lacks') return { kind: 'leave-out', what: each.what, quote: each.quote }
    return isAll && each.kind === 'has' ? { kind: 'only-with', what: each.what, quote: each.quote } : each
  })
}

export function readingOf(answers: FreeAnswers, today: Date, model: ModelReading = NOTHING_READ): Read {
  const comments = answers.exercisesToAvoid ?? ''
  const said = answers.equipment ?? 'commercial'
  const homeGym = homeGymOf(said, answers.equipmentDetails)
  const corrections = answers.corrections ?? []
  const heard = readByRule(comments, 'comments', today)
  const ofComments = merged(heard, model.comments, comments)
  const ofHome = merged(readByRule(homeGym, 'equipment', today), model.equipment, homeGym)
  // A sentence whose reading was taken back was read.
  const unread = [...unreadIn(comments, ofComments), ...unreadIn(homeGym, ofHome)]
  const read = ofGym(said, [...ofComments, ...ofHome])
  const level = answers.experienceLevel && LEVEL_OF[answers.experienceLevel]
  const { decided: notDenied } = withoutDenied(withoutTakenBack(read, corrections), corrections)
  const { facts, ...values } = weighed(notDenied, {
    comments,
    equipment: homeGym,
    facts: answers.facts ?? {},
    level,
    corrections,
  })
  const meant = withoutDenied(
    corrected(
      [
        ...values.statements,
        ...wishesOf(values.statements),
        ...followingFrom(values.statements, facts, level),
      ],
      corrections,
    ),
    corrections,
  )
  const { statements, light, later, limited, ...exclusions } = believed(
    withoutVague(meant.decided),
    corrections,
  )
  const equipment = equipmentOf(said, statements)
  const wanted = askedFor(statements, equipment)
  const waiting = [...new Set([...later, ...wanted.waiting])]
  const conditions = withAge(conditionsOf(statements), facts.ageBand)
  const weeks = weeksOf(statements)
  const torn = tornOf(statements, weeks, `${comments}\n${homeGym}`)
  const loadLimit = loadLimitOf(statements)
  const person = personOf(facts, statements, conditions, comments)
  const repGoals = repGoalsOf(statements, person, comments)
  const ownBests = ownBestsOf(statements, bagsOf(`${comments}\n${homeGym}`))
  const event = eventOf(statements, today)
  const otherTraining = otherTrainingOf(statements)
  const namedDays = namedDaysOf(statements)
  const dailyLife = dailyLifeOf(comments)
  const endurance = enduranceOf(comments)
  const otherNotes = [namedDays ? namedDaysNote(namedDays) : null, otherTrainingNote(otherTraining)].filter(
    (note) => note !== null,
  )
  const isQuiet = (what: Condition) =>
    statements.some((each) => each.kind === 'condition' && each.what === what && each.quiet)
  const { avoid: asked, named: turnedDown } = avoidOf(statements)
  const spared = new Set([
    ...asked.injuries,
    ...conditions.filter((each) => !isQuiet(each)).flatMap((each) => sparedFor(each, statements)),
  ])
  // That a lift does no harm to a sore joint is read from the whole words, and asked where only a model reads it.
  const fine = ableByAnswer(ofComments, { byRule: heard, spared, conditions }, corrections)
  const able = [...new Set([...saidFineOf(heard), ...fine.decided])]
  const ownLeftOut = pickedFrom(corrections, 'leave-out')
  const avoid = {
    ...asked,
    ...(light.length && { light }),
    ...(waiting.length && { later: waiting }),
    ...(able.length && { able }),
    ...(fine.decided.length && { insisted: fine.decided }),
    ids: [...new Set([...asked.ids, ...ownLeftOut.map(({ what }) => what)])],
    injuries: JOINTS.filter((joint) => spared.has(joint) && !isTakenBack(joint, corrections)),
  }
  const likes = likesOf(statements, avoid)
  const ownLikes = pickedFrom(corrections, 'prefer')
  const wished = [...likes.wished, ...ownLikes.map(({ what, label }) => ({ label, ids: [what] }))]
  const lacked = new Map(
    wished.map(({ label, ids }) => [
      label,
      lackedFor(
        ids.flatMap((id) => entryById(id) ?? []),
        equipment,
      ),
    ]),
  )
  const skills = skillsOf(
    statements,
    ownLikes.map(({ what }) => what),
  )
  // Who chose no equipment describes in the comments what they own.
  const description = isBodyweight(said)
    ? comments
    : `${answers.equipment ?? ''}\n${answers.equipmentDetails ?? ''}`
  // A commercial gym has every weight, up to what the words say.
  const ofGymOnly = equipment.kind === 'commercial' ? limitsOfGym(statements) : {}
  const ownedWeights =
    equipment.kind === 'home' ? ownedWeightsOf(equipment.implements, statements, description) : ofGymOnly
  const oneWeight = oneWeightAmong(equipment, description, ownedWeights)
  const onePiece = onePieceAmong(equipment, description, ownedWeights)
  const saidCleared = clearedIn(comments, statements).filter((each) => CONDITION_CARE[each].clearWith)
  const clearance = clearedByAnswer(statements, saidCleared, corrections)
  const cleared = [...new Set([...saidCleared, ...clearance.decided])]
  const redFlags = toClear(conditions, cleared, LEVEL_OF[answers.experienceLevel ?? 'Novice'])
  const minded = conditions.filter((each) => !redFlags.includes(each))
  // The buyer corrects an age in its form field, not with a chip.
  const isFromWords = (each: Condition) => !facts.ageBand || !isOfAge(each)
  const told = toldValues({ statements, facts: answers.facts ?? {}, person, event, namedDays })
  const there = equipment.kind === 'home' ? equipmentNamed(equipment, { onePiece, owned: ownedWeights }) : []
  const units = unitsOf(facts, `${comments}\n${homeGym}`) ?? values.units
  const sizesOf = (what: Need): Pick<Named, 'detail'> => {
    const weighed = WEIGHED.find((each) => each === what)
    const owned = weighed && ownedWeights[weighed]
    return owned ? { detail: sizesIn(owned, units ?? 'kg') } : {}
  }
  // An odd object has the chip of its gear.
  const chips: Chip[] = [
    ...[...turnedDown, ...ownLeftOut].map(inGroup('leave-out')),
    ...[...likes.named, ...ownLikes]
      .map((each) => {
        const needs = lacked.get(each.label)
        return needs ? { ...each, detail: `needs ${needs}, which you did not name` } : each
      })
      .map(inGroup('prefer')),
    ...avoid.injuries.map(namedJoint).map(inGroup('careful')),
    ...minded.filter(isFromWords).map(namedCondition).map(inGroup('careful')),
    ...redFlags.filter(isFromWords).map(namedCondition).map(inGroup('clear')),
    ...there
      .filter(({ what }) => IMPLEMENTS.some((each) => each === what))
      .map(({ what, label }): Named => ({ about: 'implement', what, label, ...sizesOf(what) }))
      .map(inGroup('use')),
    ...wanted.used.map(inGroup('use')),
    ...told.map(inGroup('told')),
  ]
  const labelsIn = (wanted: Group) => [
    ...new Set(chips.flatMap(({ group, label }) => (group === wanted ? [label] : []))),
  ]
  const found = {
    uses: [...new Set(there.map(({ label }) => label))],
    leavesOut: labelsIn('leave-out'),
    prefers: wished.flatMap(({ label }) => (lacked.get(label) ? [] : [label])),
    spares: avoid.injuries.map(nameOfJoint),
    clearFirst: redFlags.map((each) => CONDITION_CARE[each].plain),
  }
  const isNamelessHome = equipment.kind === 'home' && found.uses.length === 0
  // If the buyer took back our reading, we do not claim that there was nothing to read.
  const isDescribed = hasWord(homeGym) && !corrections.some(({ about }) => about === 'implement')
  const sessionLength = sessionLengthOf(
    statements,
    answers.sessionLength,
    shareOfWeek(comments, answers.trainingDays),
  )
  // The program itself tells what an age changes.
  const cares = [
    ...careSentences(
      minded.filter((each) => each !== 'over-65' && !CONDITION_CARE[each].unable),
      weeks,
      avoid.positions,
      torn,
    ),
    ...conditions.flatMap(unableSentence),
  ]
  const limits = limitsSaid(ofGymOnly)
  const freeSide = freeSideOf(statements, { conditions, redFlags, avoid })
  const understoodIn = (tense: Tense) => [
    ...(equipment.kind === 'home' ? [equipmentSentence(found.uses, tense)] : []),
    ...commentSentences(found, cares, tense),
    ...toldSentence(told),
    ...limits,
    ...limited,
    ...freeSideSentences(freeSide),
    ...wanted.sentences,
    ...dailyLifeNotes(dailyLife),
    ...sessionLength.sentences,
    ...(tense === 'coming' ? preferSentence(found) : []),
  ]
  return {
    equipment,
    oneWeight,
    onePiece,
    ownedWeights,
    avoid,
    likes: [
      ...new Set([
        ...likes.ids,
        ...skills.flatMap(({ steps }) => steps),
        ...ownLikes.map(({ what }) => what),
      ]),
    ],
    skills,
    fine: [...new Set([...saidFineOf(statements), ...ownLikes.map(({ what }) => what)])],
    asked: {
      ...wanted.fields,
      ...(repGoals.length && { repGoals }),
      ...(torn.length && { torn }),
      ...(ownBests.length && { ownBests }),
      ...(freeSide && { freeSide }),
    },
    conditions,
    weeks,
    loadLimit,
    redFlags,
    cleared,
    person,
    units,
    event,
    otherTraining,
    endurance,
    namedDays,
    dailyLife,
    minutes: sessionLength.planned,
    asks: asksIn(statements, `${comments}\n${homeGym}`, unread),
    understanding: {
      ...found,
      chips,
      notes: [
        ...(isNamelessHome && isDescribed ? [equipmentSentence([], 'coming')] : []),
        ...cares,
        ...limits.map(inBoth),
        ...limited,
        ...dailyLifeNotes(dailyLife),
        ...otherNotes,
        ...sessionLength.sentences,
      ],
      questions: [
        ...values.questions,
        ...meant.questions,
        ...exclusions.questions,
        ...fine.questions,
        ...clearance.questions,
      ].map((each) => ({
        ...each,
        quote: sentenceWith(each.quote, `${comments}\n${homeGym}`),
      })),
      unread,
      wishes: wishesIn(statements, comments),
      sentences: [
        ...understoodIn('coming').map(inBoth),
        ...otherNotes,
        ...clearanceSentence(found, redFlags),
      ],
    },
    understood: understoodIn('done'),
    wished,
  }
}

export const LEVEL_OF: Readonly<Record<TrainingAnswers['experienceLevel'], Level>> = {
  Novice: 'novice',
  Beginner: 'novice',
  'Early-Intermediate': 'intermediate',
  'Late-Intermediate': 'intermediate',
  Intermediate: 'intermediate',
  Advanced: 'advanced',
}

/** What each session has of the time that the words give for a week. */
function shareOfWeek(comments: string, days: number | undefined): number | undefined {
  const minutes = weeklyMinutesIn(comments)
  return minutes !== null && days ? minutes / days : undefined
}

const NOTHING_READ: ModelReading = { comments: [], equipment: [] }

const isBodyweight = (said: string): boolean => /^bodyweight/i.test(said)
