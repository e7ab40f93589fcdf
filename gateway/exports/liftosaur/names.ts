/**
 * Liftosaur's names for those of our exercises that it knows, with the equipment if it is not the usual one.
 *
 * @see https://www.liftosaur.com/exercises
 */
// prettier-ignore
const KNOWN: Readonly<Record<string, string>> = {
  'Ab Wheel Rollout': 'Ab Wheel', 'Arnold Press': 'Arnold Press', 'Back Extension': 'Back Extension, Bodyweight',
  'Barbell Back Squat': 'Squat', 'Barbell Bench Press': 'Bench Press', 'Barbell Bent-Over Row': 'Bent Over Row',
  'Barbell Box Squat': 'Box Squat', 'Barbell Bulgarian Split Squat': 'Bulgarian Split Squat, Barbell',
  'Barbell Curl': 'Bicep Curl, Barbell', 'Barbell Deadlift': 'Deadlift', 'Barbell Front Squat': 'Front Squat',
  'Barbell Good Morning': 'Good Morning', 'Barbell Hip Thrust': 'Hip Thrust', 'Barbell Overhead Press': 'Overhead Press',
  'Barbell Romanian Deadlift': 'Romanian Deadlift, Barbell', 'Barbell Shrug': 'Shrug, Barbell',
  'Barbell Skull Crusher': 'Skullcrusher, Barbell', 'Barbell Split Squat': 'Split Squat, Barbell',
  'Barbell Stiff-Leg Deadlift': 'Stiff Leg Deadlift', 'Barbell Upright Row': 'Upright Row, Barbell',
  'Barbell Wrist Curl': 'Wrist Curl', 'Bench Dip': 'Bench Dip', 'Bicycle Crunch': 'Bicycle Crunch',
  'Box Jump': 'Box Jump', 'Burpee': 'Burpee', 'Cable Crunch': 'Cable Crunch', 'Cable Curl': 'Bicep Curl, Cable',
  'Cable Face Pull': 'Face Pull, Cable', 'Cable Fly': 'Cable Crossover', 'Cable Glute Kickback': 'Glute Kickback',
  'Cable Pallof Press': 'Pallof Press, Cable', 'Cable Pull-Through': 'Cable Pull Through',
  'Cable Triceps Pushdown': 'Triceps Pushdown', 'Chin-Up': 'Chin Up', 'Clamshell': 'Side Lying Clam',
  'Close-Grip Bench Press': 'Bench Press Close Grip', 'Copenhagen Plank': 'Copenhagen Plank', 'Crunch': 'Crunch',
  'Dead Hang': 'Dead Hang', 'Deficit Deadlift': 'Deficit Deadlift', 'Diamond Push-Up': 'Diamond Push Up',
  'Dumbbell Bench Press': 'Bench Press, Dumbbell', 'Dumbbell Bent-Over Row': 'Bent Over Row, Dumbbell',
  'Dumbbell Bulgarian Split Squat': 'Bulgarian Split Squat', 'Dumbbell Calf Raise': 'Standing Calf Raise',
  'Dumbbell Concentration Curl': 'Concentration Curl', 'Dumbbell Curl': 'Bicep Curl', 'Dumbbell Fly': 'Chest Fly',
  'Dumbbell Front Raise': 'Front Raise', 'Dumbbell Front Squat': 'Front Squat, Dumbbell',
  'Dumbbell Goblet Squat': 'Goblet Squat', 'Dumbbell Hammer Curl': 'Hammer Curl',
  'Dumbbell Lateral Raise': 'Lateral Raise', 'Dumbbell Pullover': 'Pullover', 'Dumbbell Reverse Fly': 'Reverse Fly',
  'Dumbbell Reverse Lunge': 'Reverse Lunge', 'Dumbbell Romanian Deadlift': 'Romanian Deadlift',
  'Dumbbell Shoulder Press': 'Shoulder Press', 'Dumbbell Shrug': 'Shrug',
  'Dumbbell Skull Crusher': 'Skullcrusher, Dumbbell', 'Dumbbell Split Squat': 'Split Squat', 'Dumbbell Step-Up': 'Step up',
  'EZ-Bar Curl': 'Bicep Curl, EZ Bar', 'EZ-Bar Preacher Curl': 'Preacher Curl, EZ Bar', 'EZ-Bar Skull Crusher': 'Skullcrusher',
  'Glute Bridge': 'Glute Bridge, Bodyweight', 'Handstand Push-Up': 'Handstand Push Up',
  'Hanging Knee Raise': 'Hanging Knee Raise', 'Hanging Leg Raise': 'Hanging Leg Raise',
  'Incline Barbell Bench Press': 'Incline Bench Press', 'Incline Dumbbell Bench Press': 'Incline Bench Press, Dumbbell',
  'Incline Dumbbell Curl': 'Incline Curl', 'Incline Dumbbell Fly': 'Incline Chest Fly', 'Incline Push-Up': 'Incline Push Up',
  'Inverted Row': 'Inverted Row', 'Jump Squat': 'Jump Squat, Bodyweight', 'Kettlebell Push Press': 'Push Press',
  'Kettlebell Swing': 'Kettlebell Swing', 'Knee Push-Up': 'Knee Push Up', 'Lat Pulldown': 'Lat Pulldown',
  'Leg Extension': 'Leg Extension', 'Leg Press': 'Leg Press', 'Leg Press Calf Raise': 'Calf Press on Leg Press',
  'Lying Leg Curl': 'Lying Leg Curl', 'Lying Leg Raise': 'Flat Leg Raise', 'Machine Hip Abduction': 'Hip Abductor',
  'Machine Hip Adduction': 'Hip Adductor', 'Machine Hack Squat': 'Hack Squat, Leverage Machine',
  'Machine High Row': 'High Row', 'Machine Pec Deck': 'Pec Deck', 'Machine Seated Calf Raise': 'Seated Calf Raise, Leverage Machine',
  'Marching Glute Bridge': 'Glute Bridge March', 'Negative Pull-Up': 'Negative Pull Up', 'Nordic Hamstring Curl': 'Nordic Curl',
  'Overhead Squat': 'Overhead Squat', 'Parallel-Bar Dip': 'Chest Dip', 'Pendlay Row': 'Pendlay Row',
  'Pike Push-Up': 'Pike Push Up', 'Pistol Squat': 'Pistol Squat', 'Plank': 'Plank', 'Pull-Up': 'Pull Up', 'Push-Up': 'Push Up',
  'Renegade Row': 'Renegade Row', 'Reverse Crunch': 'Reverse Crunch', 'Reverse Hyperextension': 'Reverse Hyperextension, Bodyweight',
  'Russian Twist': 'Russian Twist', 'Seated Barbell Overhead Press': 'Seated Overhead Press', 'Seated Cable Row': 'Seated Row',
  'Seated Leg Curl': 'Seated Leg Curl', 'Shrimp Squat': 'Shrimp Squat', 'Side Plank': 'Side Plank',
  'Side-Lying Hip Abduction': 'Side Hip Abductor', 'Single-Arm Dumbbell Row': 'Bent Over One Arm Row',
  'Single-Leg Dumbbell Romanian Deadlift': 'Single Leg Deadlift', 'Single-Leg Hip Thrust': 'Single Leg Hip Thrust',
  'Sissy Squat': 'Sissy Squat', 'Sit-Up': 'Sit Up', 'Smith Machine Bench Press': 'Bench Press, Smith Machine',
  'Smith Machine Squat': 'Squat, Smith Machine', 'Sumo Deadlift': 'Sumo Deadlift', 'T-Bar Row': 'T Bar Row',
  'Trap-Bar Deadlift': 'Trap Bar Deadlift', 'Turkish Get-Up': 'Kettlebell Turkish Get Up', 'V-Up': 'V Up',
  'Wall Push-Up': 'Wall Push Up', 'Wide-Grip Cable Row': 'Seated Wide Grip Row', 'Zercher Squat': 'Zercher Squat',
}

export const knownName = (name: string): string | null => KNOWN[name] ?? null

const RESERVED = /[/{}()#[\]|!:\\\s]+/g

/** Our name, reduced to what its language allows. */
export const ownName = (name: string): string => name.replace(RESERVED, ' ').trim() || 'Exercise'
