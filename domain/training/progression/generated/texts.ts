// Written by `npm run knowledge` from domain/training/progression/data. Change that.

export const TEXTS = {
  'opener': "Open with what you could do for three on a bad day, and choose the next two by how the one before moved.",
  'afterSingle': "A single that was harder than its row says: take 2.5% off that day’s sets, and in week 7 off its attempts. One that was easier, up to week 7: add 2.5% to them, to the later weights of its lift and to its attempts. One that you missed: take 5% off all of these. Whatever else a rule adds to a lift moves its singles and its attempts, too.",
  'paused': "If your best set of bench press was not paused on the chest, take 5% off its three attempts, and off each of its weights.",
  'findYourStep': "First session: find your step with one set of each kind, going on for as long as a step is easy, and train at that step where a row asks for another. Later, you may move up in any session in which a row is too easy.",
} as const
