// Written by `npm run knowledge` from web/texts/data/facts.yaml. Change that.

export const AGES = {"under-16":"Under 16","16-17":"16 or 17","18-49":"18 to 49","50-64":"50 to 64","65-plus":"65 or older"} as const

export const SEXES = {"female":"Female","male":"Male"} as const

export const LIFTS = {"squat":"Squat","front-squat":"Front squat","bench-press":"Bench press","incline-bench-press":"Incline bench press","deadlift":"Deadlift","romanian-deadlift":"Romanian deadlift","overhead-press":"Overhead press","barbell-row":"Barbell row","hip-thrust":"Hip thrust","pull-up":"Pull-up"} as const

export const POINTS = {"chest":"Chest","back":"Back","shoulders":"Shoulders","arms":"Arms","legs":"Legs","glutes":"Glutes","calves":"Calves","abs":"Abs","squat":"Squat","bench-press":"Bench press","deadlift":"Deadlift","overhead-press":"Overhead press","pull-up":"Pull-up"} as const
