// Written by `npm run knowledge` from web/texts/data/sleep.yaml. Change that.

export const PAGE = {"title":"Sleep recovery calculator","heading":"Sleep Recovery Calculator","intro":"You get stronger between sessions, most of all asleep. Six answers say how long tonight should be.","notesHeading":"How it is worked out","notes":["Everyone starts at 7 hours. Age, training, soreness, stress and a bad last night add to it; a day without training takes half an hour away. The answer is never under 6 or over 10 hours. At exactly 25, either age will do.","It is a rule of thumb. If you sleep enough and are still tired for weeks, or cannot sleep at all, talk to a doctor."]} as const

export const QUESTIONS = {"age":{"legend":"Age range","named":"age range","hours":{"Under 25":0.5,"26-40":0,"41-60":0.5,"Over 60":1}},"intensity":{"legend":"Today’s training intensity","named":"training intensity","hours":{"None":-0.5,"Light":0,"Moderate":0.5,"Heavy":1.5}},"soreness":{"legend":"Soreness","named":"soreness","hours":{"Not sore":0,"Slightly sore":0.5,"Very sore":1}},"lastNight":{"legend":"Last night’s sleep quality","named":"last night’s sleep","hours":{"Poor":1,"Fair":0.5,"Good":0}},"stress":{"legend":"Stress","named":"stress","hours":{"Low":0,"Medium":0.5,"High":1}}} as const

export const TIPS_FOR_ENOUGH = ["Keep the same bedtime tomorrow: regular hours help as much as long ones.","Keep the bedroom dark, quiet and cool.","Leave at least six hours between the last coffee and bed."] as const

export const TIPS_FOR_A_SHORTFALL = ["Go to bed 30-60 minutes earlier.","Take a 15-30 minute nap during the day.","Train with reduced volume: leave out the last set or two of each exercise.","No screens for 1 hour before bed."] as const
