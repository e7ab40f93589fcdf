// Written by `npm run knowledge` from web/texts/data/landing.yaml. Change that.

export const FEATURES = [{"title":"Progressive overload","text":"Each week asks a little more than the last: a rep, some weight or a step harder. One week is light on purpose, so you start the next block rested. If your start is gentle, you skip it."},{"title":"Science-based rep ranges","text":"Low reps where you want strength, middle ones where you want size, and a distance from failure that suits your experience."},{"title":"Equipment-specific exercises","text":"Only what you have, at a gym or at home. Exercises you want to avoid are swapped automatically for ones that train the same muscles."}] as const

export const SAMPLE_WEEK = [{"exercise":"Barbell Squat","sets":4,"reps":5},{"exercise":"Bench Press","sets":4,"reps":6},{"exercise":"Bent Over Row","sets":3,"reps":8},{"exercise":"Leg Press","sets":3,"reps":12},{"exercise":"Lat Pulldown","sets":3,"reps":10},{"exercise":"Tricep Extension","sets":3,"reps":12}] as const

export const SAMPLE_INTENSITY = "RIR 2-3" as const

export const SAMPLE_MUSCLES = "Works chest, back, quads and triceps. Also glutes, shoulders and biceps." as const

export const SAMPLE_NOTES = [{"title":"RIR scale","text":"RIR means reps in reserve. At RIR 2-3 you stop each set when two or three more good reps would go."},{"title":"Progression","text":"When all sets reach their reps inside the RIR, add the smallest plate you have next week."},{"title":"Rest periods","text":"2-4 minutes between sets of the main lifts, 1-2 minutes for accessories. In sessions under an hour, some rests are shorter."},{"title":"Form","text":"A rep counts when it looks like the first one. If it stops doing so, the set is over."}] as const

export const QUICK_ANSWERS = [{"question":"Do I need a full gym?","answer":"No. The plan fits the equipment that you have: a gym, your home, or nothing but your body weight."},{"question":"Is it suitable for beginners?","answer":"Yes. Simpler exercises, fewer hard sets, and plain words for how each week gets harder."},{"question":"What if an exercise hurts?","answer":"Name it in the questionnaire and it is swapped automatically for one that trains the same muscles."},{"question":"When will I see results?","answer":"Typically in 4-6 weeks, if you train as planned, eat enough protein and sleep."}] as const

export const STEPS_TO_SESSION = [{"title":"Answer questions","text":"Days, minutes, equipment, goal, experience. And what you would rather not do. It takes about three minutes."},{"title":"AI creates the program","text":"Every week is checked: your equipment only, inside your minutes, nothing that you asked to avoid."},{"title":"Start training","text":"Sets, reps, how hard, how long to rest, and a swap where your answers leave one. Print it and write on it."}] as const

export const INCLUDED = ["A personalized 8-week program as a PDF","Your days, your minutes, your equipment","Swaps for exercises that you want to avoid","Sent by email, yours to keep and to print","One-time payment, taxes included, no subscription","7-day money-back guarantee"] as const
