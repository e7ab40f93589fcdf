// Written by `npm run knowledge` from domain/training/foreword/data. Change that.
import type { Goal, Joint, Pattern } from '../../../exercises/vocabulary.ts'

export const NOTE = {
  'clearFirst': "Before you start, please show the notice of this program to a professional.",
  'asked': "You asked for {goal}: {days} days a week, {minutes} minutes each.",
  'built': "So your eight weeks are built around {lifts}.",
  'spares': "We spare your {joints}: what is hard on {them} is left out.",
  'sparesMost': "We spare your {joints}: what is hard on {them} is left out, but for what you say is fine.",
  'bringUp': "You want to bring up your {points}: see what we did with your answers.",
  'unread': "Some of your own words we could not use: the program quotes them.",
  'light': "Week {week} is light on purpose: take it as it is.",
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
