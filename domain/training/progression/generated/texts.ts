// Written by `npm run knowledge` from domain/training/progression/data. Change that.

export const TEXTS = {
  'opener': "Open with what you could do for three on a bad day. Choose the next two by how the one before moved.",
  'afterSingle': "A single harder than planned: take 2.5% off that day’s sets, and in week 7 off its attempts. Easier, up to week 7: add 2.5% to them, to the later weights of its lift and to its attempts. Missed: take 5% off all of these. Whatever a rule adds to a lift moves its singles and attempts, too.",
  'paused': "Was your best bench press not paused on the chest? Take 5% off its three attempts, and off each of its weights.",
  'findYourStep': "First session: find your step. It takes about 5 minutes. Do one set of each kind below, and move up a step while it is easy. Train at your step, even where the plan prints another. Too easy later? Move up in any session.",
} as const
