// Written by `npm run knowledge` from domain/training/foreword/data. Change that.
import type { Goal, Joint, Pattern } from '../../../exercises/vocabulary.ts'

export const NOTE = {
  'clearFirst': "Before you start, please show the notice of this program to {who}.",
  'asked': "You want {goal}, in {days} days a week of {minutes} minutes.",
  'built': "Your eight weeks are built around {lifts}.",
  'spares': "We spare your {joints}: what is hard on {them} is left out.",
  'sparesMost': "We spare your {joints}: what is hard on {them} is left out, but for what you say is fine.",
  'bringUp': "You asked for more on your {points}: below you see what we did.",
  'unread': "Some of your own words we could not use: you find them below.",
} as const

export const WHO = {
  'you': "You are {level}, train {where}, and {split}.",
} as const

export const MOTIVATION = {
  'progress': "You like to see progress: write down every set.",
  'confidence': "You want to feel confident: week 1 starts easy.",
  'aesthetics': "You want to look better: take a photo in weeks 1 and 8.",
  'health': "You train for your health: clean reps come first.",
} as const

export const CHALLENGE = {
  'time': "You said time got in the way. After week 1, no session is longer than {longest} minutes.",
  'motivation': "You said motivation got in the way. Every set is written out, so just begin.",
  'knowledge': "You said you did not know what to do. Each exercise shows how.",
  'injury': "Injury or pain stopped you before. Swap what hurts, if that is painless.",
  'injuryToAskAbout': "Injury or pain stopped you before. Pain means stop for today, and ask {who}.",
} as const

export const LEVEL = {
  'novice': "a beginner",
  'intermediate': "an intermediate lifter",
  'advanced': "an advanced lifter",
} as const

export const WHERE = {
  'commercial': "at a gym",
  'home': "at home with what you own",
  'bodyweight': "with your own weight",
} as const

export const SPLIT = {
  'chosen': "chose {split}",
  'left': "left the split to us",
} as const

export const ANSWER = {
  'weeks': "Eight weeks of {days} sessions a week, {minutes} minutes each, written out set by set.",
  'taper': "They lead to your date first: week {week} is a taper, with half the sets, so that you are fresh.",
  'light': "Week {week} is light on purpose.",
  'after': "From week {week} on you build further.",
  'beside': "Beyond lifting says the rest day by day: {plans}.",
} as const

export const GOALS: Readonly<Record<Goal, string>> = {
  'hypertrophy': "more muscle",
  'strength': "more strength",
  'powerbuilding': "more strength and more muscle",
  'general': "all-round fitness",
}

export const WHY: Readonly<Record<Pattern, string>> = {
  'squat': "It trains your thighs and hips together.",
  'lunge': "It trains one leg at a time, so neither side hides behind the other.",
  'hinge': "It trains the whole back of your body, from the hamstrings to the upper back.",
  'hip-extension': "It trains your glutes directly and asks little of your back.",
  'knee-flexion': "It trains your hamstrings where hinges leave off.",
  'knee-extension': "It trains your thighs alone, with nothing to balance.",
  'horizontal-push': "It trains your chest, shoulders and triceps together.",
  'vertical-push': "It trains your shoulders and triceps together.",
  'chest-fly': "It trains your chest and lets your arms rest.",
  'horizontal-pull': "It trains your upper back and arms, and balances your presses.",
  'vertical-pull': "It trains your back and arms from a long stretch.",
  'straight-arm-pull': "It trains your back and lets your arms rest.",
  'rear-delt': "It trains the back of your shoulders, which presses leave out.",
  'outward-rotation': "It trains the small muscles that hold your shoulders in place.",
  'lateral-raise': "It trains the sides of your shoulders, which presses hardly reach.",
  'front-raise': "It trains the front of your shoulders on its own.",
  'shrug': "It trains the top of your back on its own.",
  'curl': "It trains your biceps on their own.",
  'elbow-extension': "It trains your triceps on their own.",
  'forearm': "It trains your grip and forearms for everything that you hold.",
  'calf': "It trains your calves, which no bigger lift trains enough.",
  'trunk-stability': "It trains your trunk to hold still under load.",
  'trunk-flexion': "It trains the front of your trunk.",
  'trunk-rotation': "It trains your trunk to turn, and to resist turning.",
  'carry': "It trains your grip and trunk while you walk.",
  'hip-abduction': "It trains the side of your hips, which keeps your knees in line.",
  'hip-adduction': "It trains the inside of your thighs.",
  'jump': "It trains you to be fast.",
}

export const MOVES: Readonly<Record<Joint, readonly Pattern[]>> = {
  'shoulder': ["horizontal-push","vertical-push","chest-fly","vertical-pull","horizontal-pull","lateral-raise","front-raise"],
  'elbow': ["elbow-extension","curl","horizontal-push","vertical-push","vertical-pull"],
  'wrist': ["horizontal-push","vertical-push","curl","carry","forearm"],
  'neck': ["shrug","vertical-push","horizontal-pull"],
  'lower-back': ["hinge","squat","hip-extension","horizontal-pull","carry","lunge"],
  'hip': ["squat","lunge","hinge","hip-extension","hip-abduction"],
  'knee': ["squat","lunge","knee-flexion","knee-extension","hinge"],
  'ankle': ["squat","lunge","calf","carry"],
}
