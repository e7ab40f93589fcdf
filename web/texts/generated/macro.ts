// Written by `npm run knowledge` from web/texts/data/macro.yaml. Change that.

export const PAGE = {"title":"TDEE and macro calculator","heading":"TDEE & Macro Calculator","intro":"What your body burns in a day, and how much protein, carbs and fat fit your goal.","notesHeading":"How it is worked out","notes":["BMR is what your body burns at rest, by the Mifflin-St Jeor equation. TDEE is that times your activity: what you burn in a whole day. The goal takes 15% off to lose fat, adds 10% to gain muscle, or leaves it as it is. Body fat is not used by this equation.","It is an estimate for healthy adults and can be a tenth off. Weigh yourself for 2-4 weeks and adjust. It is not for pregnancy, for under 18, or with an eating disorder or an illness: ask a professional instead."]} as const

export const GENDERS = {"male":{"label":"Male","offset":5},"female":{"label":"Female","offset":-161}} as const

export const ACTIVITIES = {"sedentary":{"label":"Sedentary: little or no exercise","factor":1.2},"light":{"label":"Light: exercise 1-3 days a week","factor":1.375},"moderate":{"label":"Moderate: exercise 3-5 days a week","factor":1.55},"very_active":{"label":"Very active: hard exercise 6-7 days a week","factor":1.725},"athlete":{"label":"Athlete: twice a day, or a physical job as well","factor":1.9}} as const

export const GOALS = {"maintain":{"label":"Maintain weight","factor":1,"proteinShare":0.25},"lose_fat":{"label":"Lose fat","factor":0.85,"proteinShare":0.3},"gain_muscle":{"label":"Gain muscle","factor":1.1,"proteinShare":0.25},"recomp":{"label":"Recomp: lose fat and gain muscle","factor":1,"proteinShare":0.3}} as const
