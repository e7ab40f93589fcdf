/**
 * The questions of the specification in its order (section 4), with their options (section 3): each as a person
 * reads it, and as it is saved. The two texts have none. Further questions may stand between them.
 */
export const SPECIFIED = [
  {
    id: 'primary_goal',
    field: 'primaryGoal',
    options: {
      'Muscle Building': 'Muscle Building',
      Strength: 'Strength',
      'General Fitness': 'General Fitness',
    },
  },
  {
    id: 'experience_level',
    field: 'experienceLevel',
    options: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' },
  },
  {
    id: 'training_days',
    field: 'trainingDays',
    options: { '3 days': 3, '4 days': 4, '5 days': 5, '6+ days': 6 },
  },
  {
    id: 'session_length',
    field: 'sessionLength',
    options: { '30 minutes': 30, '45 minutes': 45, '60 minutes': 60, '90+ minutes': 90 },
  },
  {
    id: 'equipment',
    field: 'equipment',
    options: { 'Commercial Gym': 'commercial', 'Home Gym': 'home', 'Bodyweight Only': 'bodyweight' },
  },
  { id: 'equipment_details', field: 'equipmentDetails', options: {} },
  {
    id: 'programming_split',
    field: 'programmingSplit',
    options: {
      'Full Body': 'Full Body',
      'Upper/Lower': 'Upper/Lower',
      'Push/Pull/Legs': 'Push/Pull/Legs',
      'Body Part Split': 'Body Part Split',
    },
  },
  {
    id: 'motivation',
    field: 'motivation',
    options: {
      'Seeing progress': 'progress',
      'Feeling confident': 'confidence',
      'Looking better': 'aesthetics',
      'Staying healthy': 'health',
    },
  },
  {
    id: 'biggest_challenge',
    field: 'challenge',
    options: {
      'Not enough time': 'time',
      'Staying motivated': 'motivation',
      'Not knowing what to do': 'knowledge',
      'Injury or pain': 'injury',
    },
  },
  { id: 'exercises_to_avoid', field: 'exercisesToAvoid', options: {} },
] as const
