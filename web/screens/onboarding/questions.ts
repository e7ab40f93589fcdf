import type { OnboardingAnswers } from '../../../domain/forms/onboarding.ts'

type FieldName = Exclude<keyof OnboardingAnswers, 'name' | 'corrections' | 'facts'>

export interface Option {
  id: string
  text: string
  value: string | number
  /** Explains the option, if its name alone does not. */
  hint?: string
  responseTitle: string
  responseMessage: string
  responseIcon?: string
}

interface QuestionBase {
  id: string
  title: string
  subtitle?: string
  required: boolean
  fieldName: FieldName
  /** Asked only while this holds for the answers so far. */
  showIf?: (answers: OnboardingAnswers) => boolean
}

export type Question =
  | (QuestionBase & { type: 'single_choice'; options: readonly Option[] })
  | (QuestionBase & { type: 'text_input'; placeholder?: string })

/**
 * The questions, in the order they are asked. `primary_goal` stays the first. `exercises_to_avoid` stays the
 * last, since it is shown to everybody: the email step leads back to it.
 */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'primary_goal',
    title: 'What do you want most from the next eight weeks?',
    subtitle: 'Pick the one that matters most. The rest still gets trained.',
    type: 'single_choice',
    required: true,
    fieldName: 'primaryGoal',
    options: [
      {
        id: 'muscle_building',
        text: 'Muscle Building',
        value: 'Muscle Building',
        hint: 'Look bigger, fill out your shirts',
        responseTitle: 'Size it is.',
        responseMessage:
          'Most of your sets will sit between 6 and 15 reps, hard enough to count. Every muscle gets enough of them, every week.',
        responseIcon: '💪',
      },
      {
        id: 'strength',
        text: 'Strength',
        value: 'Strength',
        hint: 'Lift more weight on the main lifts',
        responseTitle: 'Then the heavy sets come first.',
        responseMessage:
          'While you are fresh, with long rests, in small steps you can hold on to. That is how numbers move.',
        responseIcon: '🏋️',
      },
      {
        id: 'general_fitness',
        text: 'General Fitness',
        value: 'General Fitness',
        hint: 'Feel strong and capable in everything else',
        responseTitle: 'A base for everything else.',
        responseMessage:
          'You will squat, hinge, push and pull every week. Two honest months of that, and stairs, boxes and children all get lighter.',
        responseIcon: '🌱',
      },
    ],
  },
  {
    id: 'experience_level',
    title: 'How long have you been lifting?',
    subtitle: 'Count the months in which you trained most weeks.',
    type: 'single_choice',
    required: true,
    fieldName: 'experienceLevel',
    options: [
      {
        id: 'beginner',
        text: 'Beginner',
        value: 'Beginner',
        hint: 'Less than a year, or starting again',
        responseTitle: 'The best place to start from.',
        responseMessage:
          'You will get stronger faster now than ever again. We keep a few reps in reserve and add weight as your form settles.',
        responseIcon: '🌟',
      },
      {
        id: 'intermediate',
        text: 'Intermediate',
        value: 'Intermediate',
        hint: 'One to three years',
        responseTitle: 'You know your way around.',
        responseMessage:
          'Now the plan matters more than the effort. Yours will build for weeks, ease off once, and build again.',
        responseIcon: '📈',
      },
      {
        id: 'advanced',
        text: 'Advanced',
        value: 'Advanced',
        hint: 'More than three years',
        responseTitle: 'Then details decide.',
        responseMessage:
          'More work where it pays, closer to failure where it is safe, and one lighter week so that you can use it.',
        responseIcon: '🎯',
      },
    ],
  },
  {
    id: 'training_days',
    title: 'How many days a week can you train?',
    subtitle: 'Think of a normal week, not of the perfect one.',
    type: 'single_choice',
    required: true,
    fieldName: 'trainingDays',
    options: [
      {
        id: 'days_3',
        text: '3 days',
        value: 3,
        responseTitle: 'Three good days are enough.',
        responseMessage:
          'A day off between sessions does half the work. Most people grow well on exactly this.',
        responseIcon: '👍',
      },
      {
        id: 'days_4',
        text: '4 days',
        value: 4,
        responseTitle: 'Four days, well spread.',
        responseMessage:
          'Enough room to train every muscle twice a week without a single session getting long.',
        responseIcon: '🔥',
      },
      {
        id: 'days_5',
        text: '5 days',
        value: 5,
        responseTitle: 'Five days is real commitment.',
        responseMessage:
          'We spread the work so that no day wrecks the next one. Sleep will matter more than you think.',
        responseIcon: '⚡',
      },
      {
        id: 'days_6',
        text: '6+ days',
        value: 6,
        responseTitle: 'You like to train.',
        responseMessage:
          'Good. Six shorter, focused days and one full day off. The day off is part of the program.',
        responseIcon: '🚀',
      },
    ],
  },
  {
    id: 'session_length',
    title: 'How long can a session be?',
    subtitle: 'From the first warm-up set to the last rack.',
    type: 'single_choice',
    required: true,
    fieldName: 'sessionLength',
    options: [
      {
        id: 'minutes_30',
        text: '30 minutes',
        value: 30,
        responseTitle: 'Half an hour, nothing wasted.',
        responseMessage:
          'A few big lifts, short rests where they cost nothing. You will be out of the door on time.',
        responseIcon: '⏱️',
      },
      {
        id: 'minutes_45',
        text: '45 minutes',
        value: 45,
        responseTitle: 'Fits into a lunch break.',
        responseMessage:
          'Some twelve working sets. That is plenty when every one of them is there for a reason.',
        responseIcon: '✅',
      },
      {
        id: 'minutes_60',
        text: '60 minutes',
        value: 60,
        responseTitle: 'A full hour is a good hour.',
        responseMessage:
          'Time for the main lifts with proper rest, and for the smaller ones that keep you in one piece.',
        responseIcon: '🕐',
      },
      {
        id: 'minutes_90',
        text: '90+ minutes',
        value: 90,
        responseTitle: 'Room to work.',
        responseMessage:
          'Long rests on heavy sets, and enough volume for every muscle. We still stop before it turns to junk.',
        responseIcon: '🏗️',
      },
    ],
  },
  {
    id: 'equipment',
    title: 'Where will you train?',
    subtitle: 'You will only see exercises that you can do there.',
    type: 'single_choice',
    required: true,
    fieldName: 'equipment',
    options: [
      {
        id: 'commercial',
        text: 'Commercial Gym',
        value: 'commercial',
        hint: 'Racks, machines, cables, dumbbells',
        responseTitle: 'The whole toolbox.',
        responseMessage:
          'Exercises name a swap where your answers leave one, for the evening when someone sits on your bench.',
        responseIcon: '🏢',
      },
      {
        id: 'home',
        text: 'Home Gym',
        value: 'home',
        hint: 'You tell us next what you have',
        responseTitle: 'The shortest commute there is.',
        responseMessage: 'Tell us next what you have. We will write for that and for nothing else.',
        responseIcon: '🏠',
      },
      {
        id: 'bodyweight',
        text: 'Bodyweight Only',
        value: 'bodyweight',
        hint: 'No equipment at all',
        responseTitle: 'You carry your gym with you.',
        responseMessage:
          'You will progress by more reps and harder variations, and nobody else is ever using it.',
        responseIcon: '🤸',
      },
    ],
  },
  {
    id: 'equipment_details',
    title: 'What do you have at home?',
    subtitle: 'List whatever you can load, pull on or lie on. Rough weights help.',
    type: 'text_input',
    required: true,
    fieldName: 'equipmentDetails',
    placeholder: 'Dumbbells up to 24 kg, a bench, bands, a pull-up bar',
    showIf: ({ equipment }) => equipment === 'home',
  },
  {
    id: 'programming_split',
    title: 'How would you like to split the week?',
    subtitle: 'Not sure? Full Body suits most people on three days, Upper/Lower on four.',
    type: 'single_choice',
    required: true,
    fieldName: 'programmingSplit',
    options: [
      {
        id: 'full_body',
        text: 'Full Body',
        value: 'Full Body',
        hint: 'Everything, every session',
        responseTitle: 'Everything, every time.',
        responseMessage:
          'Miss a day and nothing falls out of the week. That makes it the most forgiving way to train.',
        responseIcon: '🧩',
      },
      {
        id: 'upper_lower',
        text: 'Upper/Lower',
        value: 'Upper/Lower',
        hint: 'Top half one day, legs the next',
        responseTitle: 'Clean and simple.',
        responseMessage: 'Your legs rest while your back works, and the other way round.',
        responseIcon: '↕️',
      },
      {
        id: 'push_pull_legs',
        text: 'Push/Pull/Legs',
        value: 'Push/Pull/Legs',
        hint: 'Presses, rows and pulls, then legs',
        responseTitle: 'A classic, for good reason.',
        responseMessage: 'Muscles that work together are trained together, and then left alone to grow.',
        responseIcon: '🔄',
      },
      {
        id: 'body_part',
        text: 'Body Part Split',
        value: 'Body Part Split',
        hint: 'One or two muscles a day',
        responseTitle: 'One thing at a time.',
        responseMessage:
          'A whole session for a muscle or two. We make sure that none of them waits too long for its turn.',
        responseIcon: '🗓️',
      },
    ],
  },
  {
    id: 'motivation',
    title: 'What keeps you coming back?',
    type: 'single_choice',
    required: true,
    fieldName: 'motivation',
    options: [
      {
        id: 'progress',
        text: 'Seeing progress',
        value: 'progress',
        responseTitle: 'Then write everything down.',
        responseMessage:
          'Each week tells you what to add. Eight weeks from now you will have the numbers in your own hand.',
        responseIcon: '📊',
      },
      {
        id: 'confidence',
        text: 'Feeling confident',
        value: 'confidence',
        responseTitle: 'It comes with the reps.',
        responseMessage:
          'Walking in with a plan is half of it. You will always know what to do next, and why.',
        responseIcon: '😌',
      },
      {
        id: 'aesthetics',
        text: 'Looking better',
        value: 'aesthetics',
        responseTitle: 'An honest answer.',
        responseMessage: 'Then consistency is the trick. Give it eight weeks before you judge the mirror.',
        responseIcon: '🪞',
      },
      {
        id: 'health',
        text: 'Staying healthy',
        value: 'health',
        responseTitle: 'The long game.',
        responseMessage:
          'Strong muscles protect joints, bones and heart. We train for the years after these eight weeks, too.',
        responseIcon: '❤️',
      },
    ],
  },
  {
    id: 'biggest_challenge',
    title: 'What got in the way before?',
    type: 'single_choice',
    required: true,
    fieldName: 'challenge',
    options: [
      {
        id: 'time',
        text: 'Not enough time',
        value: 'time',
        responseTitle: 'Then we count minutes.',
        responseMessage:
          'Every day states how long it takes, rests included, and stays inside what you told us.',
        responseIcon: '⏳',
      },
      {
        id: 'motivation',
        text: 'Staying motivated',
        value: 'motivation',
        responseTitle: 'Nobody is motivated every day.',
        responseMessage: 'That is what a plan is for: you open the page, do the next line, and you are done.',
        responseIcon: '🧭',
      },
      {
        id: 'knowledge',
        text: 'Not knowing what to do',
        value: 'knowledge',
        responseTitle: 'That part is our job.',
        responseMessage:
          'Exercise, sets, reps, how hard, how long to rest. It is all on the page; you only have to lift.',
        responseIcon: '📖',
      },
      {
        id: 'injury',
        text: 'Injury or pain',
        value: 'injury',
        responseTitle: 'Then we work around it.',
        responseMessage:
          'Tell us on the next page what hurts. Those movements stay out, and something safer takes their place.',
        responseIcon: '🩹',
      },
    ],
  },
  {
    id: 'exercises_to_avoid',
    title: 'Anything we should work around?',
    subtitle:
      'Old injuries, exercises you dislike, other sports: “left knee hurts in deep squats, no burpees, I run on Sundays”. Leave it empty if there is nothing.',
    type: 'text_input',
    required: false,
    fieldName: 'exercisesToAvoid',
  },
]

const isVisible = (question: Question, answers: OnboardingAnswers) => question.showIf?.(answers) ?? true

/** The questions that these answers require. */
export const visibleQuestions = (answers: OnboardingAnswers): readonly Question[] =>
  QUESTIONS.filter((question) => isVisible(question, answers))

/** The next question that these answers require. Null after the last. */
export const questionAfter = (question: Question, answers: OnboardingAnswers): Question | null =>
  QUESTIONS.slice(QUESTIONS.indexOf(question) + 1).find((later) => isVisible(later, answers)) ?? null

/** The question before this one. Null on the first. */
export const questionBefore = (question: Question, answers: OnboardingAnswers): Question | null =>
  QUESTIONS.slice(0, QUESTIONS.indexOf(question)).findLast((earlier) => isVisible(earlier, answers)) ?? null

/** Whether Next is enabled: a required question needs more than blanks. */
export const isAnswered = (question: Question, answers: OnboardingAnswers): boolean =>
  !question.required || String(answers[question.fieldName] ?? '').trim() !== ''

/** The position among all questions, including the conditional ones, as a percentage. */
export const percentAt = (question: Question, among = QUESTIONS): number =>
  Math.round(((among.indexOf(question) + 1) / among.length) * 100)

/** An answer for display: the words of the option, or the typed text. Blank if there is none. */
export const answerInWords = (question: Question, answers: OnboardingAnswers): string =>
  chosenOption(question, answers)?.text ?? String(answers[question.fieldName] ?? '').trim()

/** The option for the saved answer. */
export const chosenOption = (question: Question, answers: OnboardingAnswers): Option | undefined =>
  question.type === 'single_choice'
    ? question.options.find(({ value }) => value === answers[question.fieldName])
    : undefined
