import { GUARANTEE_DAYS } from '../../../domain/shop/offer.ts'
export interface Question {
  question: string
  answer: string
}

/**
 * What people ask before they buy. Shown on /faq, in short on the landing page, and given to search engines.
 */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'Why RPE/RIR instead of percentages?',
    answer:
      'A percentage needs a tested one-rep max and assumes that every day is the same. RIR (reps in reserve) and RPE (how hard a set was, out of 10) go by how you are today: on a good day you lift a little more, after a bad night a little less, and the set is as hard as it was meant to be. You need no max test, and beginners can start at once. If you are new to it, the program explains the scale on its first pages.',
  },
  {
    question: 'Do I need a full gym?',
    answer:
      'No. The plan fits the equipment that you have: a commercial gym, your own equipment at home, or nothing but your body weight. Train at home and you list what is there; no exercise asks for anything else.',
  },
  {
    question: 'What if an exercise hurts, or I just do not like it?',
    answer:
      'Name it in the questionnaire and it is swapped automatically for one that trains the same muscles. The PDF also names swaps beside the exercises, for the day when a machine is taken or something does not feel right. Pain that is new or does not go away belongs to a doctor, not to a program.',
  },
  {
    question: 'How long are the sessions, and how many days a week do I train?',
    answer:
      'Both are your choice, and every session is checked against your minutes: 30 to 90, warm-up sets and rests included. Most people do well on 2, 3 or 4 days per week, and the survey that comes with a license key or an access link offers those. The questionnaire on this site offers 3, 4, 5 or 6 days.',
  },
  {
    question: 'Is it suitable for beginners?',
    answer:
      'Yes. If you say that you are a beginner, you get simpler exercises, fewer hard sets and more reps left in reserve, and the program says in plain words how each week gets harder. The PDF describes how each exercise is done in a sentence; if a lift is new to you, learn it with a light weight, from a video or from somebody at your gym.',
  },
  {
    question: 'I am already on a program. Is this for me?',
    answer:
      'If what you do now works and you enjoy it, finish it first. This is for you when progress has stopped, when your days, your equipment or a joint have changed, or when you want the next eight weeks planned for you. Say what you have been doing in the comments, and your experience sets where you start.',
  },
  {
    question: 'Can I track my lifts with it?',
    answer:
      'No. Eightfold writes programs; it is not a lift-tracking app and there is no account. The PDF has cells to write your weights in by hand, and you can keep using any app you like beside it.',
  },
  {
    question: 'When will I see results?',
    answer:
      'Typically in 4-6 weeks, if you train as planned, eat enough protein and sleep. Most people feel stronger earlier, because the first weeks are largely practice; what you see in a mirror takes longer. Nobody can promise you a number, and we do not.',
  },
  {
    question: 'Why is it better than free workouts?',
    answer: `A free workout is one session that was written for everybody. This is eight weeks that build on each other, for your days, minutes, equipment, goal and experience, without what you asked to avoid, and every week is checked by rules before you get it. If it is not better, you have ${GUARANTEE_DAYS} days to get your money back.`,
  },
]
